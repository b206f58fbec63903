import type { Api } from '#contract/endpoints.ts';
import { ownIntents, type OwnNote } from './ownNotes.ts';

/** Does what a member's button on the page of an opportunity asks for; null where it asks for nothing known. */
export async function takeOwnStep(api: Api, opportunityId: number, asked: unknown): Promise<OwnNote | null> {
  const input = { params: { id: String(opportunityId) } };
  switch (ownIntents.find((intent) => intent === asked)) {
    case 'save':
      await api.saveOpportunity(input);
      return 'saved';
    case 'unsave':
      await api.unsaveOpportunity(input);
      return 'unsaved';
    case 'cancel':
      await api.cancelApplication(input);
      return 'withdrawn';
    default:
      return null;
  }
}

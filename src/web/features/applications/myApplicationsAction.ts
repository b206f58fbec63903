import type { Api } from '#contract/endpoints.ts';
import { accountAction, type AccountEnd, type PostedValues } from '#web/shell/account/accountAction.ts';

/** Does what a button or form of any tab asks for. */
export async function runMyApplications(api: Api, values: PostedValues): Promise<AccountEnd<never>> {
  const { intent, id = '', name = '', alert = '', query = '' } = values;
  const input = { params: { id } };
  switch (intent) {
    case 'cancelApplication':
      await api.cancelApplication(input);
      return { done: 'applicationWithdrawn' };
    case 'discardDraft':
      await api.discardApplicationDraft(input);
      return { done: 'draftDiscarded' };
    case 'unsave':
      await api.unsaveOpportunity(input);
      return { done: 'unsaved' };
    case 'saveSearch':
      await api.saveSearch({ body: { name, query, alert } });
      return { done: 'searchSaved' };
    case 'changeSearch':
      await api.changeSavedSearch({ ...input, body: { name, alert } });
      return { done: 'searchSaved' };
    case 'deleteSearch':
      await api.deleteSavedSearch(input);
      return { done: 'searchDeleted' };
    default:
      return { done: null };
  }
}

/** Answers those buttons and forms without script. */
export const myApplicationsAction = accountAction<never>(runMyApplications);

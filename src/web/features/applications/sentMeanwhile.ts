import { isApiError } from '#contract/client.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application.ts';

/** An application that was sent elsewhere while this form was open: in another tab, on another device. */
export interface SentMeanwhile {
  id: number;
  status: ApplicationStatus;
}

/** What a refusal says of an application that is no draft any more; null where that is not the reason. */
export function readSentMeanwhile(error: unknown): SentMeanwhile | null {
  if (!isApiError(error) || error.code !== 'illegal_transition') return null;
  const { application_id: id } = error.state ?? {};
  const status = applicationStatuses.find((known) => known === error.state?.['status']);
  return typeof id === 'number' && status ? { id, status } : null;
}

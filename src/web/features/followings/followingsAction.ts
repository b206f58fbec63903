import type { Api } from '#contract/endpoints.ts';
import { accountAction, type AccountEnd, type PostedValues } from '#web/shell/account/accountAction.ts';

/** Does what a button of the page of what one follows asks for. */
export async function runFollowings(api: Api, { intent, id = '' }: PostedValues): Promise<AccountEnd<never>> {
  const input = { params: { id } };
  switch (intent) {
    case 'follow':
      await api.followOrganization(input);
      return { done: 'followed' };
    case 'unfollow':
      await api.unfollowOrganization(input);
      return { done: 'unfollowed' };
    case 'markSeen':
      await api.markFollowingsSeen();
      return { done: 'newsSeen' };
    case 'followArea':
      await api.followArea(input);
      return { done: 'areasSaved' };
    case 'unfollowArea':
      await api.unfollowArea(input);
      return { done: 'areasSaved' };
    default:
      return { done: null };
  }
}

/** Answers those buttons without script. */
export const followingsAction = accountAction<never>(runFollowings);

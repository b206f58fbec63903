import { accountAction } from '#web/shell/account/accountAction.ts';

/** Answers the buttons of the page of what one follows. */
export const followingsAction = accountAction<never>(async (api, { intent, id = '' }) => {
  const input = { params: { id } };
  switch (intent) {
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
});

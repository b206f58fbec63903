import { accountAction } from '#web/shell/account/accountAction.ts';

/** Answers every form of the page of the privacy. */
export const privacyAction = accountAction<never>(async (api, { intent, visibility, confirm = '' }) => {
  switch (intent) {
    case 'visibility':
      await api.changeVisibility({ body: { visibility } });
      return { done: 'visibility' };
    case 'export':
      await api.requestExport();
      return { done: 'export' };
    case 'delete':
      await api.requestDeletion({ body: { confirm: confirm === 'true' } });
      return { done: 'deletion' };
    case 'keep':
      await api.cancelDeletion();
      return { done: 'kept' };
    default:
      return { done: null };
  }
});

import { accountAction } from '#web/shell/account/accountAction.ts';

/** Answers the buttons and forms of all tabs of one's applications. */
export const myApplicationsAction = accountAction<never>(async (api, values) => {
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
});

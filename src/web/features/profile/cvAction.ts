import { accountAction, type PostedValues } from '#web/shell/account/accountAction.ts';

/** What a box of something offered is called in its form: this and its key. */
export const takePrefix = 'take.';

/** Answers every form of the page of the CVs. */
export const cvAction = accountAction<never>(async (api, values, files) => {
  const { intent, id = '' } = values;
  switch (intent) {
    case 'uploadCv':
      await api.uploadCv({ files: { file: files.file } });
      return { done: 'cvAdded' };
    case 'chooseCv':
      await api.chooseCv({ params: { id } });
      return { done: 'cvChosen' };
    case 'removeCv':
      await api.removeCv({ params: { id } });
      return { done: 'cvRemoved' };
    case 'takeCv':
      await api.takeCvSuggestions({ params: { id }, body: { keys: keysIn(values) } });
      return { done: 'cvTaken' };
    case 'takeOrcid':
      await api.importOrcid({ body: { keys: keysIn(values) } });
      return { done: 'orcidTaken' };
    default:
      return { done: null };
  }
});

function keysIn(values: PostedValues): string[] {
  return Object.keys(values)
    .filter((name) => name.startsWith(takePrefix))
    .map((name) => name.slice(takePrefix.length));
}

import type { ActionFunctionArgs } from 'react-router';
import type { Api } from '#contract/endpoints.ts';
import { itemRules } from '#domain/profileFields.ts';
import { isItemSection, maxTags } from '#domain/profileSections.ts';
import { aboutFields } from '#domain/profileFields.ts';
import { normalizeText } from '#domain/text.ts';
import { accountAction, type PostedValues } from '#web/shell/account/accountAction.ts';
import { loadServices } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';

/** What the server has in the place of what was edited meanwhile, as the refusal of a stale version tells it. */
export type CurrentState = Record<string, unknown>;

/** So many rows of languages has the form besides those that are there. */
export const emptyLanguageRows = 2;

/** Answers the forms of the profile: saving, deleting, undoing, moving, and "no experience yet". */
export function profileAction(args: ActionFunctionArgs) {
  const paths = pathsIn(args.context.get(loadServices).language);
  return accountAction<CurrentState>(
    async (api, values) => ({ leaveFor: await answer(api, values, paths) }),
    (state) => (state?.item as CurrentState | undefined) ?? null,
  )(args);
}

/** Does what was asked for; gives where to go then. */
async function answer(api: Api, values: PostedValues, paths: Paths): Promise<string> {
  const { intent, section = '', id } = values;
  const back = (query: Record<string, string>, to = section): string => `${paths.myProfile(query)}#${to}`;
  switch (intent) {
    case 'delete': {
      const { undo_id: undo } = await api.deleteProfileSection({ body: { section, ...(id ? { id } : {}) } });
      return back({ done: 'deleted', at: section, ...(undo ? { undo } : {}) });
    }
    case 'deleteAll': {
      const { undo_id: undo } = await api.deleteProfileSection({ body: { section, confirm: values.confirm === 'on' } });
      return back({ done: 'deleted', at: section, ...(undo ? { undo } : {}) });
    }
    case 'undo': {
      const { section: restored } = await api.undoProfileDeletion({ body: { undo_id: values.undo_id ?? '' } });
      return back({ done: 'restored', at: restored }, restored);
    }
    case 'up':
    case 'down': {
      const { sections } = await api.getUserProfile();
      const ids = isItemSection(section) ? sections[section].items.map((item) => item.id) : [];
      await api.reorderProfileSection({ body: { section, ids: moved(ids, Number(id), intent) } });
      return `${paths.myProfile({ done: 'moved', at: section })}#item-${Number(id)}`;
    }
    case 'noneYet':
      await api.saveProfileSection({ body: { section, data: { none_yet: values.none_yet === '1' } } });
      return back({ done: 'saved', at: section });
    default: {
      const saved = await api.saveProfileSection({
        body: {
          section,
          data: dataOf(section, values),
          ...(id ? { id } : {}),
          ...(values.version ? { version: values.version } : {}),
        },
      });
      return back({ done: 'saved', at: section }, saved.id === null ? section : `item-${saved.id}`);
    }
  }
}

/** The fields of a section's form as the API takes them. */
function dataOf(section: string, values: PostedValues): unknown {
  if (section === 'languages') return languagesIn(values);
  if (section !== 'about' && !isItemSection(section)) return tagsIn(values.tags ?? '');
  const fields: readonly string[] = section === 'about' ? aboutFields : itemRules[section].fields;
  // With another name than that of the chosen organization, also without script, it is another one.
  const isLinked = normalizeText(values.organization_of ?? '') === normalizeText(values.organization_name ?? '');
  return Object.fromEntries(
    fields.map((field) => [field, field === 'organization_id' && !isLinked ? '' : (values[field] ?? '')]),
  );
}

/**
 * The rows of the form of languages, empty ones too; of more than there may be one, which the API then refuses: the page
 * shows all that it was sent, each with the list of every language.
 */
export function languagesIn(values: PostedValues): { code: string; level: string }[] {
  const rows: { code: string; level: string }[] = [];
  for (let row = 0; row <= maxTags + emptyLanguageRows && `code_${row}` in values; row += 1)
    rows.push({ code: values[`code_${row}`] ?? '', level: values[`level_${row}`] ?? '' });
  return rows;
}

/** A box with one tag on each line, or between commas. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[\n،,;؛]/)
    .map(normalizeText)
    .filter((tag) => tag !== '');
}

/** One that is not there any more is among them all the same: that there is nothing to move is the API's to say. */
function moved(ids: readonly number[], id: number, direction: 'up' | 'down'): number[] {
  const at = ids.indexOf(id);
  if (at === -1) return [...ids, id];
  const to = direction === 'up' ? at - 1 : at + 1;
  if (to < 0 || to >= ids.length) return [...ids];
  return ids.with(at, ids[to] ?? id).with(to, id);
}

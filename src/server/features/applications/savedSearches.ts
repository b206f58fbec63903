import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, type FieldErrors } from '#contract/errors.ts';
import type {
  changeSavedSearch as changeEndpoint,
  deleteSavedSearch as deleteEndpoint,
  listSavedSearches as listEndpoint,
  SavedSearch,
  saveSearch as endpoint,
} from '#contract/saved.ts';
import { checkField, normalizeField } from '#domain/fieldRules.ts';
import { maxSavedSearches, normalizeSearchQuery, savedSearchRules } from '#domain/savedSearch.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  lockSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
  upsertSavedSearch,
} from './queriesSaved.ts';

export async function showSavedSearches({ db, principal }: MemberContext): Promise<EndpointData<typeof listEndpoint>> {
  return { items: (await listSavedSearches(db, principal.memberId)).map(present) };
}

/** Saves a search; the same one again takes the new name and alert. */
export async function saveSearch(
  { now, principal, once }: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<SavedSearch> {
  const alert = body.alert ?? 'none';
  const errors = wrongFields({ name: body.name ?? '', alert });
  const query = normalizeSearchQuery(body.query ?? '');
  if (query === null) errors.query = [{ id: 'form.error.invalid' }];
  refuseIfWrong(errors);
  const { memberId } = principal;
  return once(async (db) => {
    await lockSavedSearches(db, memberId);
    const others = (await listSavedSearches(db, memberId)).filter((row) => row.query !== query);
    if (others.length >= maxSavedSearches) {
      const values = { max: maxSavedSearches };
      throw new ContractError('conflict', { message: { id: 'searches.tooMany', values }, state: values });
    }
    const name = normalizeField(savedSearchRules.name, body.name);
    return present(await upsertSavedSearch(db, { memberId, name, query: query ?? '', alert, now }));
  });
}

export async function changeSavedSearch(
  { now, principal, once }: MemberContext,
  { params, body }: EndpointInput<typeof changeEndpoint>,
): Promise<SavedSearch> {
  const id = readId(params.id);
  const { name, alert } = body;
  return once(async (db) => {
    const { memberId } = principal;
    const isOwn = (await listSavedSearches(db, memberId)).some((row) => row.id === id);
    if (!isOwn) throw new ContractError('not_found');
    refuseIfWrong(wrongFields({ ...(name === undefined ? {} : { name }), ...(alert === undefined ? {} : { alert }) }));
    const row = await updateSavedSearch(db, {
      id,
      memberId,
      now,
      ...(name === undefined ? {} : { name: normalizeField(savedSearchRules.name, name) }),
      ...(alert === undefined ? {} : { alert }),
    });
    if (!row) throw new ContractError('not_found');
    return present(row);
  });
}

export async function removeSavedSearch(
  { principal, once }: MemberContext,
  { params }: EndpointInput<typeof deleteEndpoint>,
): Promise<null> {
  const id = readId(params.id);
  return once(async (db) => {
    if (!(await deleteSavedSearch(db, { id, memberId: principal.memberId }))) throw new ContractError('not_found');
    return null;
  });
}

function wrongFields(values: Partial<Record<keyof typeof savedSearchRules, string>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of Object.keys(values) as (keyof typeof savedSearchRules)[]) {
    const rule = savedSearchRules[field];
    const error = checkField(rule, values[field]);
    if (error)
      errors[field] = [
        { id: `form.error.${error}`, ...('maxLength' in rule ? { values: { max: rule.maxLength } } : {}) },
      ];
  }
  return errors;
}

function present(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    // The database checks the column against the same list.
    alert: row.alert as SavedSearch['alert'],
    created_at: row.created_at.toISOString(),
  };
}

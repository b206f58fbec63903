import { invalidFields } from '#contract/errors.ts';

/**
 * Reads the filter `tas`, a JSON list of area ids (spec §3). Numbers that no area has are kept: they leave an empty list.
 * @throws ContractError 422 when it is no such list (decisions §5).
 */
export function parseAreaIds(tas: string | undefined): number[] | undefined {
  if (tas === undefined || tas.trim() === '') return undefined;
  let list: unknown;
  try {
    list = JSON.parse(tas);
  } catch {
    list = null;
  }
  if (!Array.isArray(list) || list.length > 50 || !list.every(isIdLike))
    throw invalidFields({ tas: [{ id: 'form.error.list' }] });
  return [...new Set(list.map(Number))];
}

function isIdLike(item: unknown): boolean {
  return typeof item === 'number' || (typeof item === 'string' && /^[0-9]{1,15}$/.test(item));
}

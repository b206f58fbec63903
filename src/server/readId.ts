import { ContractError } from '#contract/errors.ts';

/**
 * The id in a path.
 * @throws ContractError not_found: what is no id is an unknown one.
 */
export function readId(text: string): number {
  if (!isId(text)) throw new ContractError('not_found');
  return Number(text);
}

/** The ids of a filter: what is no id becomes 0, which no row has. */
export function readFilterIds(values: readonly string[]): number[] {
  return values.map((text) => (isId(text) ? Number(text) : 0));
}

function isId(text: string): boolean {
  return /^[1-9][0-9]{0,14}$/.test(text);
}

import { invalidFields } from '#contract/errors.ts';

export interface UiAction {
  action: string;
  target_type: string | null;
  target_id: string | null;
  meta: Record<string, unknown> | null;
}

const maxMetaBytes = 2048;
const maxDepth = 3;
/**
 * An e-mail address, or the digits of a phone: the log is about pages, never about people. Dates and the ids of records
 * have fewer digits. Linear: no part can repeat into the next.
 */
const personal = /[^\s@]@[^\s@]|\+\d(?:[\s().-]?\d){6}|\d(?:[\s().-]?\d){8}/;
const unstorable = /[\p{Cc}\u2028\u2029]/gu;

/**
 * An entry of the UI action log as it is stored (spec §3): `meta` of at most 2 KB and three levels, without control
 * characters and with whatever looks like an e-mail address or a phone number blotted out.
 * @throws ContractError naming `meta` when it is too large or too deep.
 */
export function cleanUiAction(entry: {
  action: string;
  target_type?: string | null | undefined;
  target_id?: string | number | null | undefined;
  meta?: Record<string, unknown> | null | undefined;
}): UiAction {
  const { meta } = entry;
  // The depth first: what is nested ten thousand times can not even be written as JSON.
  if (meta && (isDeeper(meta, maxDepth) || Buffer.byteLength(JSON.stringify(meta)) > maxMetaBytes)) {
    throw invalidFields({ meta: [{ id: 'uiAction.error.meta' }] });
  }
  return {
    action: entry.action,
    target_type: entry.target_type ?? null,
    target_id: entry.target_id === null || entry.target_id === undefined ? null : cleanText(String(entry.target_id)),
    meta: meta ? (cleanValue(meta) as Record<string, unknown>) : null,
  };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && personal.test(String(value))) return cleanText(String(value));
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanValue(inner)]));
}

function cleanText(text: string): string {
  const storable = text.toWellFormed().replaceAll(unstorable, ' ');
  return personal.test(storable) ? '***' : storable;
}

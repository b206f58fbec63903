import type { parts as all } from './memberOnly.ts';

let parts: typeof all | undefined;

/** Brings in what only the signed-in see, before the first rendering, on both sides. */
export async function loadMemberParts(): Promise<void> {
  ({ parts } = await import('./memberOnly.ts'));
}

/** Undefined until they were loaded. */
export function memberParts(): typeof all | undefined {
  return parts;
}

import type * as MemberMenu from './MemberMenu.tsx';

let parts: typeof MemberMenu | undefined;

/** Brings in what only the signed-in see of the header; before the first rendering, on both sides. */
export async function loadMemberParts(): Promise<void> {
  parts ??= await import('./MemberMenu.tsx');
}

/** Null until they were loaded. */
export function memberParts(): typeof MemberMenu | null {
  return parts ?? null;
}

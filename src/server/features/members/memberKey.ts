/** The key by which changes of what shows one member are announced (migration 0014). */
export function memberKey(id: number): string {
  return `member:${id}`;
}

/** The key by which changes of what searches for members find are announced. */
export const memberWordsKey = 'members:words';

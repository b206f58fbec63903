/** Why the database cannot be used, as one sentence for the person who starts the portal; it needs no stack beside it. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** What the specification has instead of a message to the member (spec §8): one line for whoever looks. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: these failures are logged to the console and shown to nobody.
  console.error(what, error instanceof Error ? error.message : error);
}

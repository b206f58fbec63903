/** A sign-out waits no longer for them. */
const maxWaitMs = 1000;
const underway = new Set<Promise<void>>();
let hasEnded = false;

/** Asks what a member's header asks for by itself on load; once a sign-out has begun, nothing more. */
export function callForHeader(call: () => Promise<void>): void {
  if (hasEnded) return;
  const answer = call().finally(() => underway.delete(answer));
  underway.add(answer);
}

/**
 * Before a member logs out: until the header has its answers. A call that reaches the server after the session has
 * ended is refused, and the page would leave for the login page instead of going where signing out leads.
 */
export async function endHeaderCalls(): Promise<void> {
  hasEnded = true;
  await Promise.race([Promise.all(underway), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

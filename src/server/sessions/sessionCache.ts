import { ChangeCache, type Kept } from '#server/http/changeCache.ts';
import type { Principal } from './principal.ts';

/** Who a living credential belongs to. */
interface KeptPrincipal extends Kept {
  principal: Principal;
}

const maxBytes = 2 * 1024 * 1024;
/** Of one entry, with what the language keeps around it. */
const entryBytes = 600;
/** How long an ended session may live on where the connection that tells of it broke without a word. */
const maxAgeMs = 2000;
const tables: ReadonlySet<string> = new Set(['sessions', 'accounts']);

/**
 * Remembers for two seconds at most who a credential belongs to, since a page makes many calls and each would ask the
 * database. It forgets everything with each write of this server and when another one ends a session or changes an
 * account, which the database announces; while that cannot be heard, nothing is remembered.
 */
export class SessionCache {
  readonly #cache = new ChangeCache<KeptPrincipal>(maxBytes, () => entryBytes);

  constructor() {
    // Until somebody listens.
    this.#cache.setTrusted(false);
  }

  /** @param key kind and hash of the credential, never the credential itself. */
  async find(
    key: string,
    now: Date,
    ask: () => Promise<{ principal: Principal; expiresAt: Date | null }>,
  ): Promise<Principal> {
    const kept = this.#cache.get(key, now.getTime());
    if (kept) return kept.principal;
    const before = this.#cache.snapshot();
    const { principal, expiresAt } = await ask();
    if (principal.kind === 'member' && expiresAt) {
      const validUntil = Math.min(now.getTime() + maxAgeMs, expiresAt.getTime());
      this.#cache.keep(key, { principal, tables, validUntil }, before);
    }
    return principal;
  }

  /** After anything was written that could end a session or change whose it is. */
  forget(): void {
    this.#cache.clear();
  }

  /** Whether a table of the database is one of those that tell whose a session is. */
  isAbout(table: string): boolean {
    return tables.has(table);
  }

  setTrusted(isTrusted: boolean): void {
    this.#cache.setTrusted(isTrusted);
  }
}

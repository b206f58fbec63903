/** A message that is on its way, or could not be sent yet. */
export interface UnsentMessage {
  /** The UUID that makes sending it again harmless (decisions §6). */
  clientId: string;
  body: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

const prefix = 'riwaq.chat.';
/** As long as the drafts of forms: on a device that others use, a text must not stay for long. */
const keptMs = 7 * 86_400_000;

/**
 * What a member has written in one conversation and the server has not answered for yet, kept on the device (decisions
 * §6): a half-written text, and each unsent message by itself, so that two tabs never overwrite each other's.
 */
export class UnsentMessages {
  readonly #place: string;

  constructor(memberId: number, conversationId: number) {
    this.#place = `${prefix}${memberId}.${conversationId}.`;
  }

  /** In the order in which they were written. */
  list(): UnsentMessage[] {
    const start = `${this.#place}sent.`;
    return keys()
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = read(key);
        return kept === null ? [] : [{ clientId: key.slice(start.length), body: kept.text, writtenAt: kept.at }];
      })
      .toSorted((one, other) => one.writtenAt - other.writtenAt);
  }

  add({ clientId, body, writtenAt }: UnsentMessage): void {
    write(`${this.#place}sent.${clientId}`, { text: body, at: writtenAt, clientId });
  }

  remove(clientId: string): void {
    drop(`${this.#place}sent.${clientId}`);
  }

  /** A half-written text, and the UUID that the form it was written in sends by itself; null where there is none. */
  draft(): { text: string; clientId: string } | null {
    return read(`${this.#place}draft`);
  }

  /** An empty text forgets it. */
  keepDraft(text: string, clientId: string): void {
    if (text === '') drop(`${this.#place}draft`);
    else write(`${this.#place}draft`, { text, at: Date.now(), clientId });
  }
}

/** Forgets what was written on this device and not sent: whoever logs out leaves nothing behind (decisions §6). */
export function forgetUnsentMessages(): void {
  for (const key of keys()) if (key.startsWith(prefix)) drop(key);
}

/** What the device holds of a text; `at` is in milliseconds since 1970. */
interface Kept {
  text: string;
  at: number;
  clientId: string;
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage is forbidden: there is nothing.
    return [];
  }
}

function read(key: string): Kept | null {
  try {
    const {
      text,
      at,
      clientId = '',
    } = JSON.parse(localStorage.getItem(key) ?? '{}') as { [name in keyof Kept]?: unknown };
    if (typeof text === 'string' && typeof at === 'number' && typeof clientId === 'string' && at > Date.now() - keptMs)
      return { text, at, clientId };
  } catch {
    // Not ours, or storage is forbidden.
  }
  return null;
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: what was written lives as long as the page.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is none.
  }
}

/** What is kept, and until when. */
export interface Kept {
  /** The tables that it was made from, and the rows (`member:7`) of those whose other rows do not matter to it. */
  tables: ReadonlySet<string>;
  /** Milliseconds since the epoch after which it shows something that is no longer so. */
  validUntil: number;
}

/** How things stood when the making of something began. */
export interface Snapshot {
  epoch: number;
  version: number;
}

/** Of so many tables and rows is known when they changed last. */
const maxRemembered = 2000;

/**
 * Keeps what was made from the database, least recently used first out, bounded in bytes. A thing goes when a table it
 * was made from changes, and when its time is over.
 */
export class ChangeCache<Item extends Kept> {
  readonly #items = new Map<string, { item: Item; size: number }>();
  readonly #maxBytes: number;
  readonly #bytesOf: (item: Item) => number;
  /** The version with which each table or row changed last, the latest at the end: what was made meanwhile is not kept. */
  readonly #changedAt = new Map<string, number>();
  /** Up to this version it is not known any more what changed. */
  #forgottenUpTo = 0;
  #epoch = 0;
  /** Raised with every change of anything that is kept here. */
  version = 0;
  #isTrusted = true;
  bytes = 0;

  constructor(maxBytes: number, bytesOf: (item: Item) => number) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  get size(): number {
    return this.#items.size;
  }

  /** Whether anything can be kept at all. */
  get isOn(): boolean {
    return this.#maxBytes > 0;
  }

  get(key: string, now: number): Item | undefined {
    const entry = this.#items.get(key);
    if (!entry) return undefined;
    // A Map keeps insertion order, so that moving an item to its end makes the first the least recently used.
    this.#items.delete(key);
    if (entry.item.validUntil <= now) {
      this.bytes -= entry.size;
      return undefined;
    }
    this.#items.set(key, entry);
    return entry.item;
  }

  /** Taken before making something; {@link keep} compares it. */
  snapshot(): Snapshot {
    return { epoch: this.#epoch, version: this.version };
  }

  keep(key: string, item: Item, before: Snapshot): void {
    if (!this.#isTrusted || before.epoch !== this.#epoch) return;
    if (before.version < this.#forgottenUpTo) return;
    for (const table of item.tables) if ((this.#changedAt.get(table) ?? 0) > before.version) return;
    const size = key.length * 2 + this.#bytesOf(item);
    if (size > this.#maxBytes / 4) return;
    this.#drop(key);
    this.#items.set(key, { item, size });
    this.bytes += size;
    for (const oldKey of this.#items.keys()) {
      if (this.bytes <= this.#maxBytes) break;
      this.#drop(oldKey);
    }
  }

  /** Drops everything made from a table or a row. */
  tableChanged(table: string): void {
    this.version += 1;
    this.#changedAt.delete(table);
    this.#changedAt.set(table, this.version);
    if (this.#changedAt.size > maxRemembered) {
      const [[oldest, version] = ['', 0]] = this.#changedAt;
      this.#changedAt.delete(oldest);
      this.#forgottenUpTo = version;
    }
    for (const [key, { item }] of this.#items) if (item.tables.has(table)) this.#drop(key);
  }

  /** While changes can not be heard, nothing may be kept. */
  setTrusted(isTrusted: boolean): void {
    this.#isTrusted = isTrusted;
    this.clear();
  }

  clear(): void {
    this.version += 1;
    this.#epoch += 1;
    this.#items.clear();
    this.bytes = 0;
  }

  #drop(key: string): void {
    this.bytes -= this.#items.get(key)?.size ?? 0;
    this.#items.delete(key);
  }
}

/** What is kept, and until when. */
export interface Kept {
  /** The tables that it was made from. */
  tables: ReadonlySet<string>;
  /** Milliseconds since the epoch after which it shows something that is no longer so. */
  validUntil: number;
}

/** How things stood when the making of something began. */
export interface Snapshot {
  epoch: number;
  changes: Map<string, number>;
}

/**
 * Keeps what was made from the database, least recently used first out, bounded in bytes. A thing goes when a table it
 * was made from changes, and when its time is over.
 */
export class ChangeCache<Item extends Kept> {
  readonly #items = new Map<string, Item>();
  readonly #maxBytes: number;
  readonly #bytesOf: (item: Item) => number;
  /** How often each table has changed: what was made while its tables changed is not kept. */
  readonly #changes = new Map<string, number>();
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
    const item = this.#items.get(key);
    if (!item) return undefined;
    if (item.validUntil <= now) {
      this.#drop(key, item);
      return undefined;
    }
    // A Map keeps insertion order, so that moving an item to its end makes the first the least recently used.
    this.#items.delete(key);
    this.#items.set(key, item);
    return item;
  }

  /** Taken before making something; {@link keep} compares it. */
  snapshot(): Snapshot {
    return { epoch: this.#epoch, changes: new Map(this.#changes) };
  }

  keep(key: string, item: Item, before: Snapshot): void {
    if (!this.#isTrusted || before.epoch !== this.#epoch) return;
    for (const table of item.tables) if (this.#changes.get(table) !== before.changes.get(table)) return;
    const size = this.#sizeOf(key, item);
    if (size > this.#maxBytes / 4) return;
    const old = this.#items.get(key);
    if (old) this.#drop(key, old);
    this.#items.set(key, item);
    this.bytes += size;
    for (const [oldKey, oldItem] of this.#items) {
      if (this.bytes <= this.#maxBytes) break;
      this.#drop(oldKey, oldItem);
    }
  }

  /** Drops everything made from a table. */
  tableChanged(table: string): void {
    this.version += 1;
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
    for (const [key, item] of this.#items) if (item.tables.has(table)) this.#drop(key, item);
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

  #drop(key: string, item: Item): void {
    this.#items.delete(key);
    this.bytes -= this.#sizeOf(key, item);
  }

  #sizeOf(key: string, item: Item): number {
    return key.length * 2 + this.#bytesOf(item);
  }
}

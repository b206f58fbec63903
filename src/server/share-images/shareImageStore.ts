import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const maxMemoryBytes = 4 * 1024 * 1024;
const maxFiles = 2000;

/**
 * Drawn images by the hash of what they show: the last few in memory, the last two thousand in a folder that may be
 * emptied at any time. A new look of the cards needs a new folder, not a new hash.
 */
export class ShareImageStore {
  readonly #directory: string;
  readonly #images = new Map<string, Buffer>();
  #bytes = 0;
  #writes = 0;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @param hash letters, digits, `-` and `_`. */
  async find(hash: string): Promise<Buffer | null> {
    const image = this.#images.get(hash) ?? (await readFile(this.#path(hash)).catch(() => null));
    if (image) this.#remember(hash, image);
    return image;
  }

  /** Keeps an image; where the folder can not be written it is kept in memory alone. */
  async keep(hash: string, image: Buffer): Promise<void> {
    this.#remember(hash, image);
    const draft = `${this.#path(hash)}.${randomUUID()}.draft`;
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(draft, image);
      await rename(draft, this.#path(hash));
      if (this.#writes % 100 === 0) await this.#forgetOldest();
      this.#writes += 1;
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #path(hash: string): string {
    return join(this.#directory, `${hash}.png`);
  }

  #remember(hash: string, image: Buffer): void {
    if (this.#images.delete(hash)) this.#bytes -= image.length;
    this.#images.set(hash, image);
    this.#bytes += image.length;
    for (const [oldHash, oldImage] of this.#images) {
      if (this.#bytes <= maxMemoryBytes) break;
      this.#images.delete(oldHash);
      this.#bytes -= oldImage.length;
    }
  }

  async #forgetOldest(): Promise<void> {
    const names = await readdir(this.#directory);
    if (names.length <= maxFiles) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#directory, name);
        return { path, time: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    files.sort((one, other) => one.time - other.time);
    // A tenth more than needed, so that the folder is not read again with the next image.
    const count = files.length - maxFiles * 0.9;
    await Promise.all(files.slice(0, count).map(({ path }) => rm(path, { force: true })));
  }
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A sealed value cannot be opened: it was sealed with another key, for another row or purpose, or it was changed. */
export class SecretBoxError extends Error {
  override name = 'SecretBoxError';
}

export interface Sealed {
  /** Which SECRET_KEY it was sealed with; tells nothing about the key itself. */
  keyId: string;
  bytes: Buffer;
}

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what only some may read (decisions §3), with AES-256-GCM and a key of its own for each purpose, derived from
 * SECRET_KEY. A value is bound to its purpose and to the row it belongs to: moved elsewhere, it no longer opens.
 */
export class SecretBox {
  readonly keyId: string;
  readonly #secretKey: Buffer;
  readonly #keys = new Map<string, Buffer>();

  /** @param secretKey 32 bytes. */
  constructor(secretKey: Buffer) {
    this.#secretKey = secretKey;
    this.keyId = createHash('sha256').update(this.derive('key id')).digest('hex').slice(0, 8);
  }

  /** Seals a text for one purpose and one row, named by its id. */
  seal(purpose: string, rowId: string | number, text: string): Sealed {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.derive(purpose), iv).setAAD(bound(purpose, rowId));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId: this.keyId, bytes: Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), content]) };
  }

  /** The sealed text. @throws SecretBoxError */
  open(purpose: string, rowId: string | number, { keyId, bytes }: Sealed): string {
    if (keyId !== this.keyId)
      throw new SecretBoxError(`It was sealed with the key ${keyId}; SECRET_KEY is ${this.keyId}.`);
    if (bytes[0] !== version || bytes.length < 1 + ivBytes + tagBytes)
      throw new SecretBoxError('It is not a sealed value.');
    const iv = bytes.subarray(1, 1 + ivBytes);
    const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.derive(purpose), iv)
        .setAAD(bound(purpose, rowId))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    } catch (cause) {
      throw new SecretBoxError(`It does not belong to ${purpose} ${rowId}, or it was changed.`, { cause });
    }
  }

  /** 32 bytes for one purpose, such as signing a token; the same each time. */
  derive(purpose: string): Buffer {
    let key = this.#keys.get(purpose);
    if (!key)
      this.#keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', this.#secretKey, '', `riwaq ${purpose}`, 32))));
    return key;
  }
}

function bound(purpose: string, rowId: string | number): Buffer {
  return Buffer.from(JSON.stringify([version, purpose, String(rowId)]));
}

import { deflateSync } from 'node:zlib';

/** The number of an object in a PDF. */
export type PdfReference = number;

/** Puts the objects of a PDF together and writes them with their table of places. */
export class PdfFile {
  readonly #objects: (Uint8Array | undefined)[] = [];

  /** A number for an object that is written later. */
  reserve(): PdfReference {
    this.#objects.push(undefined);
    return this.#objects.length;
  }

  put(reference: PdfReference, dictionary: string): void {
    this.#objects[reference - 1] = Buffer.from(dictionary, 'latin1');
  }

  add(dictionary: string): PdfReference {
    const reference = this.reserve();
    this.put(reference, dictionary);
    return reference;
  }

  /** Bytes, packed, with the entries of their dictionary. */
  addStream(bytes: Buffer | string, entries = ''): PdfReference {
    const packed = deflateSync(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    this.#objects.push(
      Buffer.concat([
        Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`, 'latin1'),
        packed,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
    return this.#objects.length;
  }

  write(root: PdfReference, info: PdfReference): Buffer {
    // The bytes beyond ASCII say that this is no text.
    const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const add = (part: Uint8Array): void => {
      parts.push(part);
      length += part.length;
    };
    const places = this.#objects.map((object, index) => {
      const place = length;
      if (!object) throw new Error(`Object ${index + 1} of a PDF was not written.`);
      add(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
      add(object);
      add(Buffer.from('\nendobj\n', 'latin1'));
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const table = length;
    const size = places.length + 1;
    add(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${table}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(parts);
  }
}

/** A text of a dictionary, in any script. */
export function pdfText(text: string): string {
  return `<FEFF${utf16Hex(text)}>`;
}

export function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** ASCII, such as an address. */
export function pdfString(text: string): string {
  return `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
}

/** A number with as many digits as a page shows. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

import { ImportFileError } from './importRecord.ts';

/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 with one, else Windows-1256, which older spreadsheets in
 * Arabic save. Line ends become LF. An empty or binary file is an ImportFileError.
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (text.trim() === '') throw new ImportFileError('import.error.empty');
  if (isBinary(text)) throw new ImportFileError('import.error.encoding');
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** One stray control character is its row's fault; many of them are no text at all. */
function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\n\t]/gu)?.length ?? 0;
  return controls * 20 > text.length;
}

/** Decisions §3: exactly so many bytes are accepted, one more is not. */
export const maxCvBytes = 5 * 1024 * 1024;

/** How many CVs a member may keep (security.md, Defaults 3). */
export const maxCvs = 5;

/** What the chooser offers. */
export const cvAccept =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const cvContentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvType = keyof typeof cvContentTypes;

/**
 * Why a CV is refused: too large, nothing in it, neither PDF nor Word, with programs or other files in it, locked by a
 * password, or one that cannot be opened.
 */
export type CvErrorCode = 'size' | 'empty' | 'type' | 'active' | 'attached' | 'locked' | 'unreadable';

/**
 * What a file may be by its first bytes; whether it is that, only opening it tells. A document with something before its
 * signature could be two things at once, and is none.
 */
export function sniffCv(bytes: Uint8Array): CvType | null {
  const begins = (signature: string): boolean =>
    [...signature].every((sign, index) => bytes[index] === sign.charCodeAt(0));
  if (begins('%PDF-')) return 'pdf';
  return begins('PK\u0003\u0004') ? 'docx' : null;
}

/**
 * The name under which a CV is kept: its own, with the ending of what it is. A PDF called `cv.bat` would start as a
 * program on the machine of whoever opens it.
 */
export function cvFileName(name: string | null, type: CvType): string {
  if (name === null) return `cv.${type}`;
  return name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`;
}

/** The first judgment of a CV: by its size and its first bytes. */
export function checkCv(bytes: Uint8Array): { type: CvType } | { error: CvErrorCode } {
  if (bytes.length > maxCvBytes) return { error: 'size' };
  if (bytes.length === 0) return { error: 'empty' };
  const type = sniffCv(bytes);
  return type === null ? { error: 'type' } : { type };
}

/** What RFC 5987 lets stand for itself. */
const plain = /[^A-Za-z0-9!#$&+.^_`|~-]/gu;

/**
 * `Content-Disposition` of a download under a name in any script (RFC 6266): `filename*` for today's clients, with an
 * ASCII name beside it for the others.
 */
export function attachmentHeader(name: string): string {
  const encoded = name
    .toWellFormed()
    .replaceAll(plain, (sign) =>
      Array.from(Buffer.from(sign), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    );
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length).replaceAll(/[^A-Za-z0-9 ._()-]/g, '_');
  const ascii = /[A-Za-z0-9]/.test(stem) ? stem : 'file';
  return `attachment; filename="${ascii}${extension}"; filename*=UTF-8''${encoded}`;
}

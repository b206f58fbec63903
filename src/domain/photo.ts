import { type ImageType, sniffImage } from './mediaTypes.ts';

/** Spec §5 and §9: exactly so many bytes are accepted, one more is not. */
export const maxPhotoBytes = 2_621_440;

/** The formats that the rule takes; the chooser itself offers only the first two of them (spec §5). */
export const photoAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Too large, or not an image of the list. */
export type PhotoErrorCode = 'size' | 'type';

const photoName = /\.(?:jpe?g|png|webp|gif|svg)$/i;
const photoMediaTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/x-png',
  'image/webp',
  'image/gif',
  'image/svg+xml',
]);

/**
 * The browser's judgment of a chosen photo by what it is told: bytes, name and media type (which may be empty). Either
 * the name or the type must be one of the list; the server decides by content with {@link checkPhotoContent}.
 */
export function checkPhoto(photo: { bytes: number; name: string; type: string }): PhotoErrorCode | undefined {
  if (photo.bytes > maxPhotoBytes) return 'size';
  const isNamedSo = photoName.test(photo.name.trim()) || photoMediaTypes.has(photo.type.trim().toLowerCase());
  return photo.bytes === 0 || !isNamedSo ? 'type' : undefined;
}

/** The server's judgment of a photo by its bytes: its format, or what is wrong. An image that passes may still fail to decode. */
export function checkPhotoContent(bytes: Uint8Array): { type: ImageType } | { error: PhotoErrorCode } {
  if (bytes.byteLength > maxPhotoBytes) return { error: 'size' };
  const type = sniffImage(bytes);
  return type === null ? { error: 'type' } : { type };
}

import { ContractError } from '#contract/errors.ts';

/** Files of a form are read whole, with their text. */
export const maxFormBytes = 6 * 1024 * 1024;
/** As much text as the API takes in JSON; a browser's form of texts alone holds no more. */
const maxTextBytes = 100 * 1024;
/** As many as the API takes of a form with files. */
const maxParts = 64;

/** How browsers write it. With anything beside the boundary two parsers could come to see two different ones. */
const browserMultipart = /^multipart\/form-data;\s*boundary=([\w'()+,.:/=?-]{1,70})\s*$/i;

/**
 * Looks at a posted form before it is taken apart, which holds the whole server up: its parser makes millions of fields
 * of what is allowed for one photo.
 * @throws ContractError too_large for more text than any form has, or for more parts.
 */
export function refuseHugeForm(contentType: string | undefined, body: Buffer): void {
  const [, boundary] = browserMultipart.exec(contentType ?? '') ?? [];
  const isTooLarge = boundary === undefined ? body.length > maxTextBytes : hasManyParts(body, `--${boundary}`);
  if (isTooLarge) throw new ContractError('too_large');
}

function hasManyParts(body: Buffer, delimiter: string): boolean {
  let count = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length))
    // One more delimiter ends the last part.
    if ((count += 1) > maxParts + 1) return true;
  return false;
}

import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields, isContractError } from '#contract/errors.ts';

/**
 * Reads a multipart form: text fields (repeated ones as a list) and files, whole. A file that was not chosen (no name,
 * no bytes, or an empty text in its place) is absent. A file over its own limit is let through up to 6 MB, so that the
 * field's own rule can say so.
 * @param fileFields the fields that may hold a file; one more file is read, to be refused by its name.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<{ body: Record<string, string | string[]>; files: Record<string, UploadedFile> }> {
  const body: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const files: Record<string, UploadedFile> = Object.create(null) as Record<string, UploadedFile>;
  const addFile = (field: string, file: UploadedFile): void => {
    if (field in files) throw invalidFields({ [field]: [{ id: 'form.error.invalid' }] });
    files[field] = file;
  };
  try {
    for await (const part of request.parts({ limits: { files: fileFields.length + 1 } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (bytes.length > 0 || part.filename)
          addFile(part.fieldname, { name: part.filename ?? '', declaredType: part.mimetype, bytes });
        continue;
      }
      const value = typeof part.value === 'string' ? part.value : '';
      if (fileFields.includes(part.fieldname)) {
        // A client without a file may send the field as text: empty means none, anything else is no picture.
        if (value !== '') addFile(part.fieldname, { name: '', declaredType: 'text/plain', bytes: Buffer.from(value) });
        continue;
      }
      const before = body[part.fieldname];
      body[part.fieldname] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
    }
  } catch (error) {
    if (isContractError(error)) throw error;
    const { statusCode } = error as { statusCode?: number };
    throw new ContractError(statusCode === 413 ? 'too_large' : 'malformed_body', { cause: error });
  }
  return { body, files };
}

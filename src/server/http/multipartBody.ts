import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';

/**
 * Reads a multipart form: text fields (repeated ones as a list) and files, whole. A file that was not chosen (no name,
 * no bytes) is absent. One byte more than a limit is let through here, so that the field's own rule can say so.
 */
export async function readMultipart(request: FastifyRequest): Promise<{ body: Record<string, string | string[]>; files: Record<string, UploadedFile> }> {
  const body: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const files: Record<string, UploadedFile> = Object.create(null) as Record<string, UploadedFile>;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (bytes.length > 0 || part.filename) files[part.fieldname] = { name: part.filename, declaredType: part.mimetype, bytes };
      } else {
        const value = String(part.value ?? '');
        const before = body[part.fieldname];
        body[part.fieldname] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
      }
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    throw new ContractError(statusCode === 413 ? 'too_large' : 'malformed_body', { cause: error });
  }
  return { body, files };
}

import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@shop/contract/refusal.ts';
import { partnerPhoto } from '@shop/domain/partners.ts';
import { partnerPhotoProblems } from '@shop/wording/partners.ts';
import type { FastifyRequest } from 'fastify';

/** One file and some text fields; our forms never send more. */
export const formLimits = {
  files: 1,
  fileSize: partnerPhoto.largestBytes,
  fields: 40,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 50,
  headerPairs: 20,
};

/** Reads a multipart form into memory. A file that is too large is not read to its end. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type', {});
  const fields = new Map<string, unknown>();
  let fileField = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else {
        fileField = part.fieldname;
        fields.set(fileField, new File(await readPieces(part.file), part.filename, { type: part.mimetype }));
      }
    }
  } catch (error) {
    // Drain the rest of the body: a client that is cut off while sending never reads the reply.
    request.raw.unpipe().resume();
    throw toRefusal(error, fileField);
  }
  return Object.fromEntries(fields);
}

async function readPieces(file: MultipartFile['file']): Promise<Uint8Array<ArrayBuffer>[]> {
  const tooLarge = new Refusal('photo_too_large', {});
  // Stop at once, instead of waiting for the bytes beyond the limit.
  file.once('limit', () => file.destroy(tooLarge));
  const pieces = await file.toArray();
  // The last piece may have exceeded the limit.
  if (file.truncated) throw tooLarge;
  return pieces;
}

/** All failures here are faults of the form: nothing else is involved. */
function toRefusal(error: unknown, fileField: string): unknown {
  if (error instanceof Refusal) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_FILES_LIMIT':
      return new Refusal('invalid_request', { fields: { [fileField]: [partnerPhotoProblems.several] } });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Refusal('body_too_large', {});
    default:
      return new Refusal('malformed_request', {});
  }
}

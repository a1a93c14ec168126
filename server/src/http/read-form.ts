import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@shop/contract/refusal.ts';
import { partnerPhoto } from '@shop/domain/partners.ts';
import { partnerPhotoProblems } from '@shop/wording/partners.ts';
import type { FastifyRequest } from 'fastify';

/** One file and some lines of text: whatever is more was not made by our form. */
export const formLimits = {
  files: 1,
  fileSize: partnerPhoto.largestBytes,
  fields: 40,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 50,
  headerPairs: 20,
};

/** Reads a form whose file is small enough to be held. What is too large is not read to its end. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type', {});
  const fields = new Map<string, unknown>();
  let fileField = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else {
        fileField = part.fieldname;
        fields.set(fileField, new File(await piecesOf(part.file), part.filename, { type: part.mimetype }));
      }
    }
  } catch (error) {
    // The rest of it runs into nothing while the answer is on its way: a caller who is cut off would never read it.
    request.raw.unpipe().resume();
    throw refusalOf(error, fileField);
  }
  return Object.fromEntries(fields);
}

async function piecesOf(file: MultipartFile['file']): Promise<Uint8Array<ArrayBuffer>[]> {
  const tooLarge = new Refusal('photo_too_large', {});
  // At once: what lies beyond the limit would be waited for otherwise.
  file.once('limit', () => file.destroy(tooLarge));
  const pieces = await file.toArray();
  // The limit may have been passed by the last piece alone.
  if (file.truncated) throw tooLarge;
  return pieces;
}

/** Whatever fails here is the form's fault: nothing else was touched. */
function refusalOf(error: unknown, fileField: string): unknown {
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

export class AnswerTooLarge extends Error {
  constructor() {
    super('an answer that is too large');
  }
}

/** Reads the response of another company's server, and stops at the limit. */
export async function readAtMost(response: Response, largestBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > largestBytes) throw new AnswerTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

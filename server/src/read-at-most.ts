export class AnswerTooLarge extends Error {
  constructor() {
    super('an answer that is too large');
  }
}

/** Reads what another company answers, and not a byte of what comes beyond the limit. */
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

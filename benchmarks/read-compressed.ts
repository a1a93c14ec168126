import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const acceptedEncoding = { 'accept-encoding': 'br' };

/** What stands at an address, as it travels: `fetch` would unpack it. */
export async function readCompressed(address: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: acceptedEncoding }, resolve).on('error', reject),
  );
  return { headers: answer.headers, bytes: await buffer(answer) };
}

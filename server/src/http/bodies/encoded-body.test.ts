import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody, isKnown } from './encoded-body.ts';

const long = 'роса '.repeat(1_000);

test.each([
  ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', undefined, (bytes: Buffer) => bytes],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('a browser that accepts %s gets %s', async (accepted, encoding, decode) => {
  const answer = await new EncodedBody(long).encodedFor(accepted);
  expect(answer.encoding).toBe(encoding);
  expect(decode(answer.bytes).toString()).toBe(long);
});

test('a short body is sent uncompressed', async () => {
  expect(await new EncodedBody('{}').encodedFor('br')).toEqual({ bytes: Buffer.from('{}') });
});

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', '"b", W/"a"', true],
  ['"a"', '*', true],
  ['"a"', '"b"', false],
  ['"a"', undefined, false],
])('%s against %s is known: %s', (etag, given, known) => {
  expect(isKnown(etag, given)).toBe(known);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { turnsDuring } from '../../../tests/turns-during.ts';
import { encodedBodies } from './encoded-bodies.ts';

/** Pieces that take longer to write than a slice of work. */
function* slowPieces(count: number): Generator<string> {
  for (let piece = 0; piece < count; piece += 1) {
    const endsAt = performance.now() + 12;
    while (performance.now() < endsAt);
    yield `шматок ${piece} 🌹\n`.repeat(piece % 2 === 0 ? 1 : 20_000);
  }
}
const whole = [...slowPieces(6)].join('');
const answer = () => ({ variantIds: [7], build: () => slowPieces(6) });

test('other work runs while a long body is written, and the body is the same as in one piece', async () => {
  const { made: body, turns } = await turnsDuring(() =>
    encodedBodies()(answer(), new Map([[7, 1]]), (pieces) => pieces),
  );
  expect(turns).toBeGreaterThanOrEqual(5);
  expect((await body.encodedFor('identity')).bytes.toString()).toBe(whole);
  expect(body.etag).toBe(`W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`);
});

test('simultaneous readers share one body, and another stock makes another', async () => {
  const encode = encodedBodies();
  const shared = answer();
  let built = 0;
  const write = (pieces: Generator<string>) => {
    built += 1;
    return pieces;
  };
  const stocks = new Map([[7, 1]]);
  const [one, other] = await Promise.all([encode(shared, stocks, write), encode(shared, stocks, write)]);
  expect([one === other, built]).toEqual([true, 1]);
  await encode(shared, new Map([[7, 0]]), write);
  expect(built).toBe(2);
});

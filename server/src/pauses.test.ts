import { expect, test } from 'vitest';
import { turnsDuring } from '../tests/turns-during.ts';
import { finishWithPauses, mapWithPauses } from './pauses.ts';

const workFor = (milliseconds: number) => {
  const endsAt = performance.now() + milliseconds;
  while (performance.now() < endsAt);
};

test('other work runs between the items of a long list', async () => {
  const slowly = (item: number) => {
    workFor(11);
    return item * 2;
  };
  expect(await turnsDuring(() => mapWithPauses([1, 2, 3], slowly))).toEqual({ made: [2, 4, 6], turns: 3 });
});

test('other work runs between the steps of long work', async () => {
  function* steps() {
    for (let step = 0; step < 3; step += 1) {
      workFor(11);
      yield;
    }
    return 'done';
  }
  expect(await turnsDuring(() => finishWithPauses(steps()))).toEqual({ made: 'done', turns: 3 });
});

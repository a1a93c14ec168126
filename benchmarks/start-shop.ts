import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { checkBooks } from '@shop/server/features/books/check-books.ts';

export type ShopToStart = {
  place: { url: string } | { folder: string };
  mediaFolder: string;
  /** With the goods and texts of the demonstration, in a new shop. */
  isDemonstration?: boolean;
  /** How many, in a new shop. */
  products?: number;
  /** And years of orders of them. */
  hasOrderBook?: boolean;
  /** The carrier's, in a new shop. */
  directory?: { settlements: number; branches: number };
};

type Answers = {
  clearPages: undefined;
  clearEverything: undefined;
  memoryMebibytes: number;
  /** Since it was last asked. */
  longestPauseMs: number;
  discrepancies: Awaited<ReturnType<typeof checkBooks>>;
};
export type Question = keyof Answers;

export type StartedShop = AsyncDisposable & {
  address: string;
  fillSeconds: number;
  ask<Asked extends Question>(question: Asked): Promise<Answers[Asked]>;
};

export async function startShop(shop: ShopToStart): Promise<StartedShop> {
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), [JSON.stringify(shop)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`The shop ended with ${code}`)));
  failed.catch(() => {});
  const told = async () => ((await Promise.race([once(child, 'message'), failed])) as [unknown])[0];
  const { address, fillSeconds } = (await told()) as Pick<StartedShop, 'address' | 'fillSeconds'>;
  return {
    address,
    fillSeconds,
    async ask(question) {
      const answer = told();
      child.send(question);
      return ((await answer) as { answer: never }).answer;
    },
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await ended;
    },
  };
}

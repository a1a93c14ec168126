import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answers, ShopToStart } from './shop-process.ts';

export type StartedShop = AsyncDisposable & {
  address: string;
  ask<Question extends keyof Answers>(question: Question): Promise<Awaited<ReturnType<Answers[Question]>>>;
};

export async function startShop(shop: ShopToStart): Promise<StartedShop> {
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), [JSON.stringify(shop)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`The shop ended with ${code}`)));
  failed.catch(() => {});
  const nextMessage = async () => ((await Promise.race([once(child, 'message'), failed])) as [unknown])[0];
  const { address } = (await nextMessage()) as Pick<StartedShop, 'address'>;
  return {
    address,
    async ask(question) {
      const answer = nextMessage();
      child.send(question);
      return ((await answer) as { answer: never }).answer;
    },
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await ended;
    },
  };
}

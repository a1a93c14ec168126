import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type PageServer = AsyncDisposable & { address: string };

/** Node without a shop, in a process of its own, that sends what stands at an address. */
export async function startBareServer(pageAddress: string): Promise<PageServer> {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [pageAddress]);
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const ended = once(bare, 'exit');
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      bare.disconnect();
      await ended;
    },
  };
}

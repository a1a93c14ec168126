import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { measureRequests, type RequestFigures } from './measure-requests.ts';

/** The shop, bare Node and both again: what else the machine does meanwhile hits both. */
export async function measureAgainstBare(address: string, path: string, seconds: number): Promise<RequestFigures> {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [`${address}${path}`]);
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const bareAddress = `http://127.0.0.1:${port}`;
    let ofShop = 0;
    let ofBare = 0;
    let figures: RequestFigures | undefined;
    for (let round = 0; round < 2; round += 1) {
      figures = await measureRequests(address, path, seconds);
      ofShop += figures.perSecond;
      ofBare += (await measureRequests(bareAddress, path, seconds)).perSecond;
    }
    return { ...figures!, ofBare: Math.round((ofShop / ofBare) * 100) / 100 };
  } finally {
    bare.kill();
  }
}

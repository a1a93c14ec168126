import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';

/** A string is sent unchanged, anything else as JSON. */
type Post = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;

export type ShopProcess = AsyncDisposable & {
  post: Post;
  /** SIGKILL. */
  kill(): Promise<void>;
};

/** A whole shop in its own process: on a server, or on an embedded database in a folder. */
export async function startShopProcess(
  place: { url: string } | { dataDir: string },
  settings: Record<string, string> = {},
): Promise<ShopProcess> {
  const own = 'url' in place ? mkdtempSync(join(tmpdir(), 'rosa-process-')) : undefined;
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
    env: {
      ...childEnvironment(),
      DATA_DIR: 'dataDir' in place ? place.dataDir : own,
      DATABASE_URL: 'url' in place ? place.url : '',
      // All requests come from one address here.
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: 'inherit',
  });
  const exit = once(child, 'exit');
  const [port] = (await Promise.race([
    once(child, 'message'),
    exit.then(([code]) => Promise.reject(new Error(`The shop ended with ${code}`))),
  ])) as [number];

  async function kill() {
    child.kill('SIGKILL');
    await exit;
    if (own !== undefined) rmSync(own, { recursive: true, force: true });
  }

  return {
    post: postTo(port),
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

export function postTo(port: number): Post {
  return (path, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

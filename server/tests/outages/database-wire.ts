import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export type DatabaseWire = AsyncDisposable & {
  url: string;
  /** Nobody is at the other end: connections break, and new ones do, too. */
  cut(): void;
  /** Everything is taken and nothing comes back; what is on the way now never will. */
  silence(): void;
  /** For connections that are made from now on. */
  mend(): void;
};

/** The way to a database server, for tests that cut it. */
export async function wireTo(serverUrl: string): Promise<DatabaseWire> {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') near.destroy();
    if (state !== 'whole') return;
    const far = keep(connect(endOf(serverUrl)));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const url = new URL(serverUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    cut() {
      state = 'cut';
      breakAll();
    },
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      state = 'whole';
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      breakAll();
      await closed;
    },
  };
}

function endOf(serverUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(serverUrl);
  const folder = searchParams.get('host');
  const number = Number(port || 5432);
  return folder === null ? { host: hostname, port: number } : { path: join(folder, `.s.PGSQL.${number}`) };
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export type DatabaseWire = AsyncDisposable & {
  url: string;
  /** Closes all connections, and new ones, too. */
  cut(): void;
  /** Accepts all data and returns nothing; pending replies are lost. */
  silence(): void;
  /** Repairs new connections. */
  mend(): void;
};

/** A TCP proxy in front of a database server, for tests that interrupt it. */
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
    const far = keep(connect(serverAddress(serverUrl)));
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

function serverAddress(serverUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(serverUrl);
  const folder = searchParams.get('host');
  const number = Number(port || 5432);
  return folder === null ? { host: hostname, port: number } : { path: join(folder, `.s.PGSQL.${number}`) };
}

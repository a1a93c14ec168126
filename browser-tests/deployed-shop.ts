import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Deployed = {
  /** Appended to the service worker: another text makes another version. */
  version: string;
  /** Replaces the build's worker: by another one, or by none. */
  worker: string | undefined | 'none';
  /** Files missing in this deployment. */
  gone: RegExp | undefined;
  isReachable: boolean;
};

/** The test shop at an address of its own, where the test decides what is deployed. */
export async function deployShop(shopUrl: string) {
  const deployed: Deployed = { version: 'first', worker: undefined, gone: undefined, isReachable: true };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', shopUrl);
    if (!deployed.isReachable) request.socket.destroy();
    else if (deployed.gone?.test(pathname) || (pathname === '/sw.js' && deployed.worker === 'none'))
      response.writeHead(404).end();
    else passOn(request, response, pathname === '/sw.js');
  });

  function passOn(request: IncomingMessage, response: ServerResponse, isWorker: boolean) {
    const { 'accept-encoding': encoding, 'if-none-match': known, ...headers } = request.headers;
    const asked = isWorker ? headers : request.headers;
    request.pipe(
      ask(new URL(request.url ?? '/', shopUrl), { method: request.method, headers: asked }, async (answer) => {
        const { 'content-length': length, etag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
        if (isWorker) response.end(`${deployed.worker ?? (await text(answer))}\n// ${deployed.version}`);
        else answer.pipe(response);
        // The client has gone.
      }).on('error', () => response.destroy()),
    );
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deployed,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

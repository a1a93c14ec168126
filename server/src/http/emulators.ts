import type { FastifyInstance } from 'fastify';

type Company = {
  fetch: typeof fetch;
  /** Ends what it does by itself. */
  close?(): Promise<void>;
};

/** What a widget or the shop posts has some kilobytes; a form of a megabyte can be read for half a minute. */
const bodyLimit = 64 * 1024;

/** An emulated company, its pages included, on the shop's own port: one forwarded port is enough for a demonstration. */
export function serveEmulator(app: FastifyInstance, path: string, { fetch, close }: Company) {
  if (close !== undefined) app.addHook('preClose', close);
  app.register(async (scope) => {
    // Forms and JSON go on as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route<{ Body: string | undefined }>({
      method: ['GET', 'POST'],
      url: `${path}/*`,
      bodyLimit,
      async handler({ method, url, body = null }, reply) {
        const answer = await fetch(`http://localhost${url}`, { method, body });
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .headers(Object.fromEntries(answer.headers))
          .send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  });
}

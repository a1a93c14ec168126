import type { FastifyInstance } from 'fastify';

type Company = {
  fetch: typeof fetch;
  /** Stops its background work. */
  close?(): Promise<void>;
};

/** Real requests have some kilobytes. Parsing a form of a megabyte can take half a minute. */
const bodyLimit = 64 * 1024;

/** Serves an emulated company with its pages on the shop's own port, so that a demonstration needs only one port. */
export function serveEmulator(app: FastifyInstance, path: string, { fetch, close }: Company) {
  if (close !== undefined) app.addHook('preClose', close);
  app.register(async (scope) => {
    // Pass forms and JSON on unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // The router takes the slash off the address of the first page.
    for (const url of [path, `${path}/*`])
      scope.route<{ Body: string | undefined }>({
        method: ['GET', 'POST'],
        url,
        bodyLimit,
        async handler({ method, url: asked, body = null }, reply) {
          const answer = await fetch(`http://localhost${asked}`, { method, body });
          return reply
            .code(answer.status)
            .header('cache-control', 'no-store')
            .headers(Object.fromEntries(answer.headers))
            .send(Buffer.from(await answer.arrayBuffer()));
        },
      });
  });
}

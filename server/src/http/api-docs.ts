import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { endpoints } from '@shop/contract/endpoints.ts';
import { openApiDocument } from '@shop/contract/openapi.ts';
import { apiExamples } from '@shop/wording/api-examples.ts';
import type { FastifyInstance } from 'fastify';
import { askEveryTime } from './bodies/encoded-body.ts';

const addresses = { page: '/api/docs', document: '/api/openapi.json', assets: '/api/docs/assets/' };

/** Swagger UI, copied by the build; the package itself is installed only in development. */
const builtFiles = fileURLToPath(new URL('../../../admin/build/api-docs', import.meta.url));

// Swagger UI draws its icons as data: pictures and sets styles from its scripts.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document, and a page that shows it. */
export async function apiDocs(app: FastifyInstance, shop: { title: string; version: string; url: string }) {
  await app.register(fastifyStatic, {
    root: existsSync(builtFiles)
      ? builtFiles
      : dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: addresses.assets,
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
    maxAge: '1d',
  });
  // Lazy: generating it takes up to half a second.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get(addresses.document, async (_request, reply) => {
    document ??= openApiDocument(endpoints, shop, apiExamples);
    return reply.header('cache-control', askEveryTime).send(document);
  });
  app.get(addresses.page, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': askEveryTime })
      .type('text/html; charset=utf-8')
      .send(page(shop.title)),
  );
  app.get(`${addresses.page}/start.js`, async (_request, reply) =>
    reply.header('cache-control', askEveryTime).type('text/javascript').send(startScript),
  );
}

const page = (title: string) => `<!doctype html>
<html lang="uk">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API — ${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${addresses.assets}swagger-ui.css">
  </head>
  <body>
    <div id="api"></div>
    <script src="${addresses.assets}swagger-ui-bundle.js"></script>
    <script src="${addresses.page}/start.js"></script>
  </body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '${addresses.document}', dom_id: '#api', deepLinking: true, validatorUrl: null });\n`;

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartRefusal } from '../start-refusal.ts';
import { viteMiddleware } from './vite-middleware.ts';

const folder = fileURLToPath(new URL('../../../admin/', import.meta.url));

/** The built back office: one document at all of its addresses, and files served for good because their names carry a hash. */
export async function builtBackOffice(app: FastifyInstance): Promise<void> {
  const document = `${folder}build/index.html`;
  if (!existsSync(document)) throw new StartRefusal('The back office is not built. Run: npm run build');
  await app.register(fastifyStatic, {
    decorateReply: false,
    index: false,
    root: `${folder}build/assets`,
    prefix: '/admin/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  const html = readFileSync(document, 'utf8');
  serveDocument(app, async () => html, policyOf({ isDevelopment: false }));
}

/** The back office from its sources, with hot reload. */
export async function backOfficeInDevelopment(app: FastifyInstance): Promise<void> {
  const vite = await viteMiddleware(app, { root: folder, configFile: `${folder}vite.config.ts` });
  const html = async (url: string) => await vite.transformIndexHtml(url, await readFile(`${folder}index.html`, 'utf8'));
  serveDocument(app, html, policyOf({ isDevelopment: true }));
}

function serveDocument(app: FastifyInstance, html: (url: string) => Promise<string>, policy: string) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
  };
  for (const url of ['/admin', '/admin/*'])
    app.get(url, async (request, reply) => reply.headers(headers).send(await html(request.url)));
}

/** Styles are written into the page by MUI as it goes; with no other origin to load from, a style can do little. */
function policyOf({ isDevelopment }: { isDevelopment: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StartRefusal } from '../../start-refusal.ts';
import { ownOrigins } from '../own-origins.ts';
import { quietReferrerPolicy } from '../security-headers.ts';
import { viteMiddleware } from './vite-middleware.ts';

const folder = fileURLToPath(new URL('../../../../admin/', import.meta.url));

/** The built back office: one document for all its addresses, and immutable files whose names contain a hash. */
export async function builtAdminApp(app: FastifyInstance, publicUrl: string): Promise<void> {
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
  serveDocument(app, async () => html, { publicUrl, isDevelopment: false });
}

/** The back office from its sources, with hot reload. */
export async function adminAppInDevelopment(app: FastifyInstance, publicUrl: string): Promise<void> {
  const vite = await viteMiddleware(
    app,
    { root: folder, configFile: `${folder}vite.config.ts` },
    { isOwn: isAdminAsset },
  );
  const html = async (url: string) => await vite.transformIndexHtml(url, await readFile(`${folder}index.html`, 'utf8'));
  serveDocument(app, html, { publicUrl, isDevelopment: true });
}

/** Whether an address belongs to the back office, and not to the storefront or the API. */
export function isAdminAsset(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

function serveDocument(
  app: FastifyInstance,
  html: (url: string) => Promise<string>,
  { publicUrl, isDevelopment }: { publicUrl: string; isDevelopment: boolean },
) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // The page of a letter's link has its token in the address.
    'referrer-policy': quietReferrerPolicy,
    'content-security-policy': adminPolicy({ isDevelopment }),
  };
  for (const url of ['/admin', '/admin/*'])
    app.get(url, async (request, reply) =>
      reply.headers(headers).send(withOrigins(await html(request.url), publicUrl, request)),
    );
}

/** Puts the allowed origins into the page, so that the back office can warn when it was opened at another address. */
function withOrigins(html: string, publicUrl: string, request: FastifyRequest): string {
  // The Host header is untrusted: only values that need no escaping go into the page.
  const origins = ownOrigins(publicUrl, request).filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  return html.replace('</head>', `<meta name="shop-origins" content="${origins.join(' ')}" /></head>`);
}

/** MUI writes styles into the page at run time. With no other origin to load from, inline styles can do little harm. */
function adminPolicy({ isDevelopment }: { isDevelopment: boolean }): string {
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

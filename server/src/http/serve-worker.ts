import type { FastifyInstance } from 'fastify';
import { EncodedBody } from './encoded-body.ts';
import { sendEncoded } from './send-encoded.ts';

/** Binds the script of the service worker. Browsers look here for a new version, and must not be told of an old one. */
export function serveWorker(app: FastifyInstance, script: string) {
  const body = new EncodedBody(script);
  app.get('/sw.js', async (request, reply) => {
    // A worker asks for pages, pictures and scripts in the shop's name; nothing else is its business.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
    return await sendEncoded(request, reply, { body, contentType: 'text/javascript; charset=utf-8' });
  });
}

/**
 * The worker of a shop that wants none: it takes the place of the one that a browser has, forgets all that was kept, and
 * leaves. It works whatever state that one is in, because browsers fetch it by themselves.
 */
export const farewellWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

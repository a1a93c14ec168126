import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '../bodies/encoded-body.ts';
import { sendEncoded } from '../bodies/send-encoded.ts';

/** Binds the script of the service worker. Browsers look here for a new version, so caches must revalidate it. */
export function serveWorker(app: FastifyInstance, script: string) {
  const body = new EncodedBody(script);
  app.get('/sw.js', async (request, reply) => {
    // The worker only fetches pages, pictures and scripts of the shop.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
    return await sendEncoded(request, reply, { body, contentType: 'text/javascript; charset=utf-8' });
  });
}

/**
 * The worker of a shop with the service worker off: it replaces the installed one, deletes its caches and unregisters
 * itself. This works in any state of the installed one, because browsers fetch the script by themselves.
 */
export const farewellWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

import * as admin from '@shop/contract/admin/look.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { shopSettingsEndpoint } from '@shop/contract/shop-settings.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { isBrandFile, readBrandFile } from './brand-files.ts';
import { changeLook } from './change-look.ts';
import { readEditedLook, readShownShop } from './read-look.ts';
import { uploadLookPicture } from './upload-look-picture.ts';

const forGood = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

type LookShop = Pick<Shop, 'db' | 'media' | 'log' | 'catalogueCache' | 'pageCache' | 'connected'>;

export function lookRoutes({ serve }: { serve: Serve }, shop: LookShop) {
  serve.cached(shopSettingsEndpoint, async () => constant(await readShownShop(shop.db, shop.connected)));
  serve.staff(admin.readLookEndpoint, () => readEditedLook(shop.db));
  serve.staff(admin.changeLookEndpoint, ({ body }, member) => changeLook(shop, member, body));
  serve.staffUpload(admin.keepLookPictureEndpoint, admin.largestLookPictureBytes, ({ body }) =>
    uploadLookPicture(shop, body),
  );
}

/** Drawings of the look, at addresses that name their content and at those that installed apps and browsers know. */
export function brandFileRoutes(app: FastifyInstance, shop: LookShop) {
  async function send(reply: FastifyReply, file: string, caching: (hash: string) => string) {
    const found = isBrandFile(file) ? await readBrandFile(shop, file) : undefined;
    if (found === undefined) throw new Refusal('not_found', {});
    return (
      reply
        .type(file.endsWith('.ico') ? 'image/vnd.microsoft.icon' : 'image/png')
        .header('cache-control', caching(found.hash))
        // Mail programs and previews of links show them.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found.bytes)
    );
  }
  app.get<{ Params: { hash: string; file: string } }>('/look/:hash/:file', async ({ params }, reply) =>
    // An address of an earlier look shows the present one, and is asked for again.
    send(reply, params.file, (hash) => (hash === params.hash ? forGood : 'no-cache')),
  );
  app.get<{ Params: { file: string } }>('/icons/:file', async ({ params }, reply) =>
    send(reply, params.file, () => forADay),
  );
  app.get('/favicon.ico', async (_request, reply) => send(reply, 'favicon.ico', () => forADay));
}

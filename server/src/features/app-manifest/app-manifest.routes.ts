import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { readBrand, readBrandAddresses } from '../look/index.ts';
import { readPublicSettings, shownDescription } from '../shop-settings/index.ts';
import { writeAppManifest } from './write-app-manifest.ts';

export function appManifestRoutes(serve: Serve, { db }: Pick<Shop, 'db'>) {
  serve.text('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async () => {
    const settings = await readPublicSettings(db);
    const { accent, paper } = (await readBrand(db)).palette;
    const drawn = { addressOf: await readBrandAddresses(db), accent, paper };
    return constant(writeAppManifest({ ...settings, description: shownDescription(settings) }, drawn));
  });
}

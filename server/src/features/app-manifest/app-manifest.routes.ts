import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { writeAppManifest } from './write-app-manifest.ts';

export function appManifestRoutes(serve: Serve, { db }: Pick<Shop, 'db'>) {
  serve.text('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    constant(writeAppManifest(await readPublicSettings(db))),
  );
}

import type { ServeCachedFile } from '../../http/serving/serve-cached-file.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { writeAppManifest } from './write-app-manifest.ts';

export function appManifestRoutes(serve: ServeCachedFile, { db }: Pick<Shop, 'db'>) {
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    constant(writeAppManifest(await readPublicSettings(db))),
  );
}

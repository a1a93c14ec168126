import type { ServeRememberedFile } from '../../http/serve-remembered-file.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { readPublicSettings } from '../shop-settings/public-settings.ts';
import { writeAppManifest } from './write-app-manifest.ts';

export function appManifestRoutes(serve: ServeRememberedFile, { db }: Pick<Shop, 'db'>) {
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    constant(writeAppManifest(await readPublicSettings(db))),
  );
}

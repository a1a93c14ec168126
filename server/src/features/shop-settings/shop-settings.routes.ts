import { shopSettingsEndpoint } from '@shop/contract/shop-settings.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { readPublicSettings } from './public-settings.ts';

export function shopSettingsRoutes(serve: ServeRemembered, { db }: Pick<Shop, 'db'>) {
  serve(shopSettingsEndpoint, async () => constant(await readPublicSettings(db)));
}

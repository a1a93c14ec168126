import type { ServeRememberedFile } from '../../http/serve-remembered-file.ts';
import type { Shop } from '../../shop.ts';
import type { StockOf } from '../catalogue/remembered.ts';
import { readPublicSettings } from '../shop-settings/public-settings.ts';
import type { FeedShop } from './feed-shop.ts';
import { writeGoogleFeed } from './google-feed.ts';
import { writeHotlineFeed } from './hotline-feed.ts';
import { type Offer, readOffers } from './offers.ts';
import { writeYmlFeed } from './yml-feed.ts';

/** About so many of a file, as text and compressed. */
const bytesOfOffer = 2_000;

const xml = 'application/xml; charset=utf-8';

type WriteFeed = (shop: FeedShop, offers: readonly Offer[], stockOf: StockOf, madeAt: Date) => Generator<string>;

/** The catalogue for other sites that sell or compare it. Availability is always current. */
export function feedRoutes(
  serve: ServeRememberedFile,
  { db, catalogueMemory, publicUrl }: Pick<Shop, 'db' | 'catalogueMemory' | 'publicUrl'>,
) {
  function serveFeed(path: string, write: WriteFeed): void {
    serve(path, xml, async () => {
      const { name, seller } = await readPublicSettings(db);
      const shop = { name, company: seller.legal_name ?? name, publicUrl };
      const offers = await readOffers({ db, catalogueMemory });
      const madeAt = new Date();
      return {
        variantIds: offers.map(({ id }) => id),
        build: (stockOf) => write(shop, offers, stockOf, madeAt),
        bytes: bytesOfOffer * offers.length,
      };
    });
  }

  serveFeed('/feeds/google-merchant.xml', writeGoogleFeed);
  serveFeed('/feeds/yml.xml', writeYmlFeed);
  serveFeed('/feeds/hotline.xml', writeHotlineFeed);
}

import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { longXmlFile } from '../../xml.ts';
import { readPublicSettings, shownDescription } from '../shop-settings/index.ts';
import type { Feed } from './feed.ts';
import { googleFeed } from './google-feed.ts';
import { hotlineFeed } from './hotline-feed.ts';
import { readOffers } from './offers.ts';
import { ymlFeed } from './yml-feed.ts';

/** Estimated size of one offer in a feed, as text and compressed. */
const bytesOfOffer = 2_000;

const xml = 'application/xml; charset=utf-8';

/** The catalogue for marketplaces and price comparison sites. Availability is always current. */
export function feedRoutes(
  serve: Serve,
  { db, catalogueCache, publicUrl }: Pick<Shop, 'db' | 'catalogueCache' | 'publicUrl'>,
) {
  function serveFeed(path: string, { before, item, after }: Feed): void {
    serve.text(path, xml, async () => {
      const settings = await readPublicSettings(db);
      const { name, seller } = settings;
      const description = shownDescription(settings);
      const shop = { name, description, company: seller.legal_name ?? name, publicUrl };
      const offers = await readOffers({ db, catalogueCache });
      const madeAt = new Date();
      return {
        variantIds: offers.map(({ id }) => id),
        build: (stockOf) =>
          longXmlFile({
            before: before(shop, offers, madeAt),
            items: offers,
            write: (offer) => item(shop, offer, stockOf(offer.id)),
            after,
          }),
        bytes: bytesOfOffer * offers.length,
      };
    });
  }

  serveFeed('/feeds/google-merchant.xml', googleFeed);
  serveFeed('/feeds/yml.xml', ymlFeed);
  serveFeed('/feeds/hotline.xml', hotlineFeed);
}

import type { Xml } from '../../xml.ts';
import type { Offer } from './offers.ts';

/** What a feed says of the shop itself. */
export type FeedShop = { name: string; company: string; publicUrl: string };

/** How the catalogue is told to another site: what stands around the offers, and each of them. */
export type Feed = {
  before(shop: FeedShop, offers: readonly Offer[], madeAt: Date): Xml;
  item(shop: FeedShop, offer: Offer, stock: number): Xml;
  after: Xml;
};

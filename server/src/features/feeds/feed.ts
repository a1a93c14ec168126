import type { Xml } from '../../xml.ts';
import type { Offer } from './offers.ts';

/** What a feed says about the shop. */
export type FeedShop = { name: string; description: string; company: string; publicUrl: string };

/** A feed format: what stands before the offers, one offer, and what stands after them. */
export type Feed = {
  before(shop: FeedShop, offers: readonly Offer[], madeAt: Date): Xml;
  item(shop: FeedShop, offer: Offer, stock: number): Xml;
  after: Xml;
};

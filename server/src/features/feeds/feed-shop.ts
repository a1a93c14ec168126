/** What a feed says of the shop itself. */
export type FeedShop = { name: string; company: string; publicUrl: string };

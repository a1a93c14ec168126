// What other features may use of this one.

export type { SoldOut } from './cache/sold-out-cache.ts';
export { chosenProductsAnswer, firstProductsAnswer } from './catalogue-answers.ts';
export { listKindPages } from './kinds/kinds.queries.ts';
export type { Subject } from './listings/choose-products.ts';
export { type Catalogue, readListingIndex } from './listings/listing-index.ts';
export { guardPrices } from './prices/guard-prices.ts';
export { listBestProductIds, readStock } from './products/read-products.queries.ts';
export { type ProductContent, readInBatches, readProducts } from './products/read-products.ts';
export { readCatalogueAddresses } from './read-addresses.ts';
export { listCollections } from './read-catalogue.queries.ts';
export { readBanners, readNavbar } from './read-catalogue.ts';
export { searchProducts } from './search/search-products.ts';

// What other features may use of this one.

export { type Catalogue, readListingIndex } from './listings/listing-index.ts';
export { guardPrices } from './prices/guard-prices.ts';
export { type ProductContent, readInBatches } from './products/read-products.ts';
export { readCatalogueAddresses } from './read-addresses.ts';
export { searchProducts } from './search/search-products.ts';

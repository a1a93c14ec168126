// What other features may use of this one.

export { readInformationAddresses } from './read-addresses.ts';
export { readOfferVersion } from './read-offer-version.ts';
export { readPublishedPaths } from './read-published-paths.ts';

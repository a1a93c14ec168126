// What other features may use of this one.

export { readInformationAddresses, readPublishedPaths } from './read-addresses.ts';
export { readOfferVersion } from './read-offer-version.ts';

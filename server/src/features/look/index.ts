// What other features may use of this one.

export { readBrandAddresses } from './brand-files.ts';
export { readPalette } from './look-row.ts';

// What other features may use of this one.

export { readBrandAddresses } from './brand-files.ts';
export { type Brand, readBrand } from './read-brand.ts';

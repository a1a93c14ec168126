// What other features may use of this one.

export { type LockedVariant, lockVariants } from './lock-variants.ts';
export { NotEnoughStock, returnStock, type SoldLine, takeStock } from './take-stock.ts';

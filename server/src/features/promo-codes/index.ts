// What other features may use of this one.

export { returnPromoCode, reusePromoCode, usePromoCode } from './promo-codes.queries.ts';
export { type LockedPromoCode, lockPromoCode } from './use-promo-code.ts';

// What other features may use of this one.

export {
  type LockedPromoCode,
  lockPromoCode,
  returnPromoCode,
  reusePromoCode,
  usePromoCode,
} from './use-promo-code.ts';

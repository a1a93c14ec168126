import { type Kopiykas, kopiykas } from './money.ts';

/** What the owner decides about every order. */
export type SellingRules = {
  /** Goods that cost so much are brought by courier for nothing. */
  freeDeliveryFrom: Kopiykas;
  courierCost: Kopiykas;
  prepayment: Kopiykas;
};

/** What rules until the owner decides otherwise. */
export const usualRules: SellingRules = {
  freeDeliveryFrom: kopiykas(3500_00),
  courierCost: kopiykas(150_00),
  prepayment: kopiykas(200_00),
};

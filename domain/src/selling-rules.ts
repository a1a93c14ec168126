import { type Kopiykas, kopiykas } from './money.ts';

/** Rules that the owner sets for all orders. */
export type SellingRules = {
  /** From this sum of goods, the courier is free. */
  freeDeliveryFrom: Kopiykas;
  courierCost: Kopiykas;
  prepayment: Kopiykas;
};

/** Defaults until the owner changes them. */
export const usualRules: SellingRules = {
  freeDeliveryFrom: kopiykas(3500_00),
  courierCost: kopiykas(150_00),
  prepayment: kopiykas(200_00),
};

import type { SellingRules } from '@shop/domain/selling-rules.ts';
import { glued } from './glued.ts';
import { hryvnias } from './hryvnias.ts';

/** Promises about delivery, in the same words on all pages. */
export const deliveryPromises = {
  carrier: glued('Нова пошта у відділення та поштомат безкоштовно за оплати карткою'),
  courier: ({ freeDeliveryFrom, courierCost }: Pick<SellingRules, 'freeDeliveryFrom' | 'courierCost'>) =>
    freeDeliveryFrom > 0 && courierCost > 0
      ? glued(`Кур’єр у Києві безкоштовно від\u00a0${hryvnias(freeDeliveryFrom)}`)
      : glued('Кур’єр у Києві безкоштовно'),
};

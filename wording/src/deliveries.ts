import type { DeliveryType } from '@shop/domain/deliveries.ts';

/** The names of deliveries, on every screen and in every letter. */
export const deliveryNames: Record<DeliveryType, string> = {
  nova_poshta: 'Нова пошта',
  nova_poshta_door: 'До дверей Новою поштою',
  courier: 'Кур’єр',
  pickup: 'Самовивіз',
};

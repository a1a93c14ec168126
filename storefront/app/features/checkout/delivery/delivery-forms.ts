import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { branchForm } from './branch-form.tsx';
import { courierForm } from './courier-form.tsx';
import type { DeliveryForm } from './delivery-form.ts';
import { doorForm } from './door-form.tsx';
import { pickupForm } from './pickup-form.tsx';

/** The form of each delivery; they have a chunk of their own. */
export const deliveryForms: Record<DeliveryType, DeliveryForm> = {
  nova_poshta: branchForm,
  nova_poshta_door: doorForm,
  courier: courierForm,
  pickup: pickupForm,
};

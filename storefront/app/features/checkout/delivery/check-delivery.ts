import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { CourierAddress } from '../../../browser-storage/checkout-draft.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

const { required } = deliveryStepWording;

export function checkCourier({ street, house, apartment }: CourierAddress): Wrong<keyof CourierAddress> {
  return {
    ...(street.trim() === '' && { street: required.street }),
    ...(house.trim() === '' && { house: required.house }),
    ...(apartment.trim() === '' && { apartment: required.apartment }),
  };
}

export function checkCarrier(chosen: { hasCity: boolean; hasBranch: boolean }): Wrong<'city' | 'branch'> {
  return {
    ...(!chosen.hasCity && { city: deliveryStepWording.cityRequired }),
    ...(!chosen.hasBranch && { branch: deliveryStepWording.branchRequired }),
  };
}

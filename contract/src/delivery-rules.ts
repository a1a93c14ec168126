import { deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { z } from 'zod';
import { Id, line, Money } from './shapes.ts';

export const CourierZone = z.object({
  id: Id,
  settlements: z.array(z.string()),
  price: Money,
  free_from: Money.nullable().meta({ description: 'From this sum of goods before discounts it is free; null: never' }),
  days: z.int().nullable().meta({ description: 'Within how many days the courier comes; null: not promised' }),
});

export const PickupPoint = z.object({ id: Id, address: z.string(), hours: z.string().nullable() });

/** A delivery with all that decides whether and for how much an order may take it. */
export const OfferedDelivery = z
  .object({
    type: z.enum(deliveryTypes),
    is_on: z.boolean().meta({ description: 'Orders may take it now' }),
    zones: z.array(CourierZone).optional().meta({ description: 'Of the courier' }),
    points: z.array(PickupPoint).optional().meta({ description: 'Of pickup' }),
    payments: z.array(
      z.object({
        method: z.enum(paymentMethods),
        least: Money.meta({ description: 'The smallest total that may be paid so' }),
        largest: Money.nullable().meta({ description: 'The largest; null: none' }),
        shop_pays_carrier_from: Money.nullable()
          .optional()
          .meta({ description: 'Of a carrier: from this sum of goods the shop pays it; null: the recipient does' }),
      }),
    ),
  })
  .meta({ id: 'OfferedDelivery' });
export type OfferedDelivery = z.infer<typeof OfferedDelivery>;

/** When parcels leave. */
export const DispatchTimes = z.object({
  until_hour: z
    .int()
    .min(1)
    .max(23)
    .nullable()
    .meta({ description: 'What is ordered before this hour in Kyiv leaves the same day; null: not promised' }),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .transform((days) => [...new Set(days)].toSorted())
    .meta({ description: 'On which weekdays parcels leave; 1 is Monday' }),
});

export const SettlementName = line(100).min(2);

import { deliveryTypes } from '@shop/domain/deliveries.ts';
import { orderStates } from '@shop/domain/order-states.ts';
import { shownSteps } from '@shop/domain/parcel-way.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PathPart } from './shapes.ts';

/** Where the parcel of an order is, for whoever has the order's reference: no name, phone, e-mail or street. */
const Parcel = z
  .object({
    state: z.enum(orderStates),
    delivery_type: z.enum(deliveryTypes),
    steps: z
      .array(
        z.object({
          step: z.enum(shownSteps),
          at: z.iso.datetime().nullable(),
          status: z.enum(['done', 'current', 'ahead']),
        }),
      )
      .meta({ description: 'Empty when the shop delivers itself, or the order is cancelled' }),
    is_in_trouble: z.boolean().meta({ description: 'Refused, not collected in time, or nobody was at home' }),
    settlement: z.string().nullable(),
    branch_number: z.string().nullable(),
    is_locker: z.boolean(),
    map_address: z.string().nullable().meta({ description: 'The branch on a map' }),
    waybill_number: z.string().nullable(),
    tracking_address: z.string().nullable().meta({ description: "The carrier's own page" }),
    expected_on: z.iso.date().nullable(),
    storage_until: z.iso.date().nullable().meta({ description: 'The last day of free storage at the branch' }),
    tracked: z.iso.datetime().nullable().meta({ description: 'When the carrier was last asked' }),
  })
  .meta({ id: 'Parcel' });
export type Parcel = z.infer<typeof Parcel>;

export const parcelEndpoint = endpoint({
  name: 'readParcel',
  summary: 'The way of the parcel of an order, from what the shop knows: the carrier is not asked',
  method: 'GET',
  path: '/api/v1/orders/:reference/parcel/',
  params: z.object({ reference: PathPart }),
  reply: Parcel,
  refusals: ['order_not_found'],
});

import { deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { settlementKey } from '@shop/domain/delivery-rules.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { z } from 'zod';
import { CourierZone, DispatchTimes, PickupPoint, SettlementName } from '../delivery-rules.ts';
import { endpoint } from '../endpoint.ts';
import { Id, line, Money, MoneyInput } from '../shapes.ts';
import { owners } from './roles.ts';
import { SomeMoney } from './settings.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/deliveries/';

/** Nothing at all, or at least 1 hryvnia. */
const MoneyOrNothing = MoneyInput.refine((amount) => amount === 0 || (amount >= 1_00 && amount <= 1_000_000_00), {
  params: { rule: 'sum_or_nothing' },
}).transform(kopiykas);

const PaymentWay = z.object({
  is_on: z.boolean(),
  least: Money.meta({ description: 'The smallest total that may be paid so' }),
  largest: Money.nullable(),
  shop_pays_carrier_from: Money.nullable().meta({
    description:
      'From this sum of goods the shop pays the carrier; null: the recipient does. Nothing goes by carrier in cash',
  }),
});

const isOn = <Each extends z.ZodType>(each: Each) =>
  z.object(
    Object.fromEntries(deliveryTypes.map((type) => [type, each])) as Record<(typeof deliveryTypes)[number], Each>,
  );
const byMethod = <Each extends z.ZodType>(each: Each) =>
  z.object(
    Object.fromEntries(paymentMethods.map((method) => [method, each])) as Record<(typeof paymentMethods)[number], Each>,
  );

const percent = z.int().min(1).max(100);

export const AdminDeliveries = z
  .object({
    version,
    connected: z
      .object({ card_providers: z.array(z.string()), carriers: z.array(z.string()) })
      .meta({ description: 'Set where the shop runs: what needs another company is offered only if one is connected' }),
    is_on: isOn(z.boolean()),
    zones: z.array(CourierZone),
    points: z.array(PickupPoint),
    payments: byMethod(PaymentWay),
    prepayment: z.object({
      amount: Money,
      percent: percent.nullable().meta({ description: 'Of the total; null: the sum counts' }),
    }),
    dispatch: DispatchTimes,
  })
  .meta({ id: 'AdminDeliveries' });
export type AdminDeliveries = z.infer<typeof AdminDeliveries>;

type Limits = { least: Kopiykas; largest: Kopiykas | null };
const isInOrder = ({ least, largest }: Limits) => largest === null || least <= largest;

const NewZone = z.object({
  id: Id.nullish().meta({ description: 'Of a zone that stays; without it the zone is new' }),
  settlements: z.array(SettlementName).min(1).max(200),
  price: MoneyOrNothing,
  free_from: SomeMoney.nullable(),
  days: z.int().min(1).max(30).nullable(),
});

const NewPoint = z.object({
  id: Id.nullish().meta({ description: 'Of a point that stays; without it the point is new' }),
  address: line(300).min(5),
  hours: line(200)
    .nullable()
    .transform((hours) => hours || null),
});

export const NewDeliveries = z
  .object({
    version: seenVersion,
    is_on: isOn(z.boolean()),
    zones: z
      .array(NewZone)
      .max(50)
      .superRefine((zones, context) => {
        // A settlement in two zones would have two prices.
        const known = new Set<string>();
        for (const [index, { settlements }] of zones.entries()) {
          const keys = settlements.map(settlementKey);
          if (keys.some((key, place) => known.has(key) || keys.indexOf(key) !== place))
            context.addIssue({ code: 'custom', path: [index, 'settlements'], params: { rule: 'settlement_once' } });
          for (const key of keys) known.add(key);
        }
      }),
    points: z.array(NewPoint).max(50),
    payments: byMethod(
      z
        .object({
          is_on: z.boolean(),
          least: MoneyOrNothing,
          largest: SomeMoney.nullable(),
          shop_pays_carrier_from: MoneyOrNothing.nullable(),
        })
        .refine(isInOrder, { path: ['largest'], params: { rule: 'largest_above_least' } }),
    ),
    prepayment: z.object({ amount: SomeMoney, percent: percent.nullable() }),
    dispatch: DispatchTimes,
  })
  .meta({ id: 'NewDeliveries' });
export type NewDeliveries = z.output<typeof NewDeliveries>;

export const readDeliveriesEndpoint = endpoint({
  name: 'readDeliveries',
  summary: 'How orders are delivered and paid',
  method: 'GET',
  path,
  needs: owners,
  reply: AdminDeliveries,
});

export const changeDeliveriesEndpoint = endpoint({
  name: 'changeDeliveries',
  summary: 'Decide anew how orders are delivered and paid; those that were placed keep their rules',
  method: 'PUT',
  path,
  needs: owners,
  body: NewDeliveries,
  reply: AdminDeliveries,
  refusals: ['no_way_to_order', 'changed_meanwhile'],
});

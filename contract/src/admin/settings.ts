import { kopiykas } from '@shop/domain/money.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, line, Money, MoneyInput } from '../shapes.ts';
import { FormerRules, ReturnTerms, ShopSettings } from '../shop-settings.ts';
import { everybody, owners } from './roles.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/settings/';

/** At least 1 hryvnia: zero is neither a threshold nor a price. */
export const SomeMoney = MoneyInput.refine((amount) => amount >= 1_00 && amount <= 1_000_000_00, {
  params: { rule: 'sum_from_hryvnia' },
}).transform(kopiykas);

/** For limits, which may be higher than the price of any order. */
const ReservedMoney = MoneyInput.refine((amount) => amount >= 1_00 && amount <= 100_000_000_00, {
  params: { rule: 'sum_of_limit' },
}).transform(kopiykas);

const counts = {
  // The offer to pay ends ten minutes before the reservation.
  hold_minutes: z.int().min(20).max(1_440).meta({ description: 'How long an unpaid card order holds its stock' }),
  low_stock: z.int().min(0).max(1_000).meta({ description: 'A variant of which so many are left is running out' }),
};
const keepPersonYears = z
  .int()
  .min(1)
  .max(20)
  .meta({ description: 'So many years after its end an order of a guest loses name, contacts and address' });

/** Zero is allowed: then only the owner may do it. */
const LimitOfDay = MoneyInput.refine((amount) => amount >= 0 && amount <= 1_000_000_00, {
  params: { rule: 'sum_of_day' },
}).transform(kopiykas);
const managerPercent = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'The largest percent of a promo code of a manager' });

/** Limits of what managers may do without the owner. */
const managerLimits = {
  manager_certificates_per_day: Money.meta({ description: 'Put on certificates by hand by one manager on one day' }),
  manager_refunds_per_day: Money.meta({ description: 'Refunded by hand by one manager on one day' }),
  manager_promo_percent: managerPercent,
};

const orderNoticeEmails = z
  .array(Email)
  .max(10)
  .meta({ description: 'Who gets a letter about each new order: its number, sum and link, nothing personal' });
/** Typed addresses; empty lines and repetitions are dropped. */
const NewOrderNoticeEmails = z
  .array(z.string().trim())
  .transform((lines) => [...new Set(lines.filter((line) => line !== '').map((line) => line.toLowerCase()))])
  .pipe(orderNoticeEmails);

/** Begins the serial numbers of gift certificates that are issued from now on. */
const serialPrefix = z
  .stringFormat('serial_prefix', /^[A-Z0-9]{2,8}$/)
  .meta({ description: 'What new serial numbers begin with' });

const firstOrderNumber = z
  .int()
  .min(1)
  .max(1_000_000_000)
  .meta({ description: 'Orders are counted from it; only forward, past every number that was given' });

/** As whom letters come; their address is set where the shop runs. */
const senderOfLetters = {
  sender_name: line(60).min(1).nullable().meta({ description: "Null: the shop's name" }),
  reply_to: Email.nullable().meta({ description: 'Where answers to letters go; null: to the sender' }),
};

/** Limits for reservations by orders that are neither paid nor confirmed. */
const reservationCounts = {
  largest_line: z.int().min(1).max(9_999).meta({ description: 'Pieces of one variant in an order' }),
  open_orders_per_person: z.int().min(1).max(10_000).meta({
    description: 'Open orders of an e-mail or a phone from one network; twice as many from all networks',
  }),
  open_orders_per_network: z.int().min(1).max(100_000),
  cash_waits_hours: z.int().min(1).max(720).meta({ description: 'Then an unconfirmed large cash order is released' }),
};
const reservationSums = ['largest_order', 'open_sum_per_network', 'cash_waits_from'] as const;
const sumFields = <Sum extends z.ZodType>(sum: Sum) =>
  Object.fromEntries(reservationSums.map((name) => [name, sum])) as Record<(typeof reservationSums)[number], Sum>;

export const AdminSettings = ShopSettings.extend(FormerRules.shape)
  .extend({ version, ...counts, keep_person_years: keepPersonYears })
  .extend(managerLimits)
  .extend(reservationCounts)
  .extend(sumFields(Money))
  .extend({ order_notice_emails: orderNoticeEmails, serial_prefix: serialPrefix })
  .extend({ first_order_number: firstOrderNumber, ...senderOfLetters })
  .meta({ id: 'AdminSettings' });
export type AdminSettings = z.infer<typeof AdminSettings>;

export const NewSettings = ShopSettings.extend({
  version: seenVersion,
  // Of the first zone and the first pickup point, as in earlier versions. Omitted or null, they stay as they are.
  free_delivery_from: SomeMoney.nullish(),
  courier_cost: SomeMoney.nullish(),
  prepayment: SomeMoney.nullish(),
  pickup_address: ShopSettings.shape.pickup_address.optional(),
  ...counts,
  keep_person_years: keepPersonYears.optional().meta({ description: 'Without it, it stays as it is' }),
  // Omitted fields keep their values.
  manager_certificates_per_day: LimitOfDay.optional(),
  manager_refunds_per_day: LimitOfDay.optional(),
  manager_promo_percent: managerPercent.optional(),
  order_notice_emails: NewOrderNoticeEmails.optional(),
  serial_prefix: serialPrefix.optional(),
  first_order_number: firstOrderNumber.optional(),
  ...z.object(senderOfLetters).partial().shape,
  short_name: ShopSettings.shape.short_name.optional(),
  description: ShopSettings.shape.description.optional(),
  messengers: ShopSettings.shape.messengers.optional(),
  social: ShopSettings.shape.social.partial({ tiktok: true, youtube: true }),
  ...ReturnTerms.partial().shape,
  ...z.object({ ...reservationCounts, ...sumFields(ReservedMoney) }).partial().shape,
}).meta({ id: 'NewSettings' });
export type NewSettings = z.output<typeof NewSettings>;

export const readSettingsEndpoint = endpoint({
  name: 'readAdminSettings',
  summary: 'What the owner has decided about the shop',
  method: 'GET',
  path,
  needs: owners,
  reply: AdminSettings,
});

export const changeSettingsEndpoint = endpoint({
  name: 'changeAdminSettings',
  summary: 'Decide anew; orders that were placed before keep what they were placed with',
  method: 'PUT',
  path,
  needs: owners,
  body: NewSettings,
  reply: AdminSettings,
  refusals: ['changed_meanwhile'],
});

const MaintenanceState = z.object({ is_on: z.boolean() }).meta({ id: 'MaintenanceState' });
const ClosureState = MaintenanceState.extend({
  has_opened: z.boolean().meta({ description: 'False: a new shop that its owner has not opened yet' }),
}).meta({ id: 'ClosureState' });

export const readMaintenanceEndpoint = endpoint({
  name: 'readMaintenance',
  summary: 'Whether the shop is closed for maintenance',
  method: 'GET',
  path: '/api/v1/admin/maintenance/',
  needs: everybody,
  reply: ClosureState,
});

export const switchMaintenanceEndpoint = endpoint({
  name: 'switchMaintenance',
  summary: 'Close the shop or open it again',
  method: 'PUT',
  path: '/api/v1/admin/maintenance/',
  needs: owners,
  body: MaintenanceState,
  reply: ClosureState,
});

import { type DeliveryType, deliveryFacts, isByCarrier, type PaymentMethod } from '@shop/domain/deliveries.ts';
import {
  type CourierZone,
  type DeliveryRules,
  deliveryPayer,
  freeCarrier,
  offeredDeliveries,
  offeredPayments,
  type Prepayment,
} from '@shop/domain/delivery-rules.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { freeFromOf } from '@shop/domain/order-total.ts';
import { deliveryNames } from './deliveries.ts';
import { glued } from './glued.ts';
import { hryvnias, hryvniasInLetters } from './hryvnias.ts';
import { plural } from './plurals.ts';

/**
 * Every sentence that promises something about delivery and payment, made from the rules that also decide what an order
 * costs (`rules` are the offered ones). A test compares the sentences with what orders are charged. Null: nothing to promise.
 */
export const deliveryPromises = {
  carrier(rules: DeliveryRules): string | null {
    if (rules.isOn.nova_poshta) return glued(`Нова пошта у відділення та поштомат ${carrierPrice(rules)}`);
    return rules.isOn.nova_poshta_door ? glued('Нова пошта до дверей за тарифами перевізника') : null;
  },
  courier({ isOn, zones }: DeliveryRules): string | null {
    return isOn.courier && zones.length > 0 ? glued(`Кур’єр ${placesOf(zones)} ${courierPrice(zones)}`) : null;
  },
  pickup({ isOn, points }: DeliveryRules): string | null {
    if (!isOn.pickup || points.length === 0) return null;
    return glued(`Самовивіз безкоштовно: ${points.length === 1 ? points[0]!.address : addresses(points.length)}`);
  },
  /** The goods for which the courier is free everywhere, and where that is; null if there is no such sum. */
  freeCourier({ isOn, zones }: DeliveryRules): { from: Kopiykas; where: string } | null {
    const from = isOn.courier ? freeEverywhere(zones) : null;
    return from === null ? null : { from, where: placesOf(zones) };
  },

  /** Beside a delivery of the checkout. */
  note(type: DeliveryType, rules: DeliveryRules): string {
    if (type === 'nova_poshta') return glued(`У відділення та поштомат ${carrierPrice(rules)}`);
    if (type === 'courier')
      return [deliveryPromises.courier(rules), commonDays(rules.zones)].filter(Boolean).join(', ');
    if (type === 'nova_poshta_door') return glued('Привезуть за вашою адресою, доставку сплатите під час отримання');
    const [point, ...others] = rules.points;
    return point === undefined || others.length > 0 ? addresses(rules.points.length) : pointInWords(point);
  },
  zonePrice: ({ price, ...zone }: CourierZone) =>
    glued(
      freeFromOf({ price, ...zone }) === 0
        ? 'безкоштовно'
        : zone.freeFrom === null
          ? hryvnias(price)
          : `${hryvnias(price)}, безкоштовно від ${hryvnias(zone.freeFrom)}`,
    ),
  courierDays: (days: number) =>
    days === 1 ? 'привеземо протягом дня' : glued(`привеземо протягом ${daysInWords(days)}`),

  paymentName: (method: PaymentMethod, { amount, percent }: Prepayment): string =>
    method === 'full'
      ? 'Повна оплата карткою'
      : method === 'cash'
        ? 'Оплата під час отримання'
        : `Передоплата ${percent === null ? hryvniasInLetters(amount) : `${percent}\u00a0%`}`,
  /** Between which totals a method may be chosen; null: always. */
  paymentLimits({ least, largest }: DeliveryRules['payments'][PaymentMethod]): string | null {
    const range = sums(least, largest);
    return range === '' ? null : glued(`Для замовлень ${range}`);
  },

  /** Whatever the hour is. */
  dispatch({ dispatch: { untilHour, weekdays } }: DeliveryRules): string | null {
    if (untilHour === null || weekdays.length === 0) return null;
    return glued(
      `Замовлення, оформлені до ${untilHour}:00, надсилаємо того самого дня. Надсилаємо ${weekdays.length === 7 ? 'щодня' : weekdays.map((day) => shortWeekdays[day - 1]).join(', ')}.`,
    );
  },
  /** All that the page «Доставка» says of each delivery. */
  deliveryTerms: (rules: DeliveryRules) =>
    offeredDeliveries(rules).map((type) => ({ name: deliveryNames[type], sentences: termsOf(type, rules) })),
  /** All that the page «Оплата» says of each method. */
  paymentTerms: (rules: DeliveryRules) =>
    (['full', 'prepayment', 'cash'] as const)
      .map((method) => ({ method, types: offeredDeliveries(rules).filter((type) => isPayable(type, method, rules)) }))
      .filter(({ types }) => types.length > 0)
      .map(({ method, types }) => ({
        name: deliveryPromises.paymentName(method, rules.prepayment),
        sentences: [
          `${types.map((type) => deliveryNames[type]).join(', ')}.`,
          ...(method === 'prepayment' ? [glued('Решту ви сплачуєте під час отримання.')] : []),
          ...[deliveryPromises.paymentLimits(rules.payments[method])].flatMap((each) => (each ? [`${each}.`] : [])),
        ],
      })),
};

/** What every page may say of delivery. */
export type DeliveryPromises = ReturnType<typeof promisesOfEveryPage>;

/** Made on the server, so that browsers need neither the rules nor the words of other rules for them. */
export const promisesOfEveryPage = (rules: DeliveryRules) => ({
  carrier: deliveryPromises.carrier(rules),
  courier: deliveryPromises.courier(rules),
  pickup: deliveryPromises.pickup(rules),
  freeCourier: deliveryPromises.freeCourier(rules),
  /** Of parcels; null if none leaves by the carrier. */
  dispatch: offeredDeliveries(rules).some(isByCarrier) ? rules.dispatch : null,
});

const isPayable = (type: DeliveryType, method: PaymentMethod, rules: DeliveryRules) =>
  offeredPayments(type, rules).includes(method);

const sums = (from: Kopiykas, to: Kopiykas | null) =>
  [from > 0 && `від ${hryvnias(from)}`, to !== null && `до ${hryvnias(to)}`].filter(Boolean).join(' ');

const freeWhen: Record<'full' | 'prepayment', string> = { full: 'за оплати карткою', prepayment: 'за передоплати' };

/** The first method with which the shop pays the carrier, for the orders that may be paid so. */
function carrierPrice(rules: DeliveryRules): string {
  for (const method of ['full', 'prepayment'] as const) {
    const free = freeCarrier(method, rules);
    if (free !== null) return `безкоштовно ${freeWhen[method]} ${sums(free.from, free.to)}`.trim();
  }
  return 'за тарифами перевізника';
}

function freeEverywhere(zones: readonly CourierZone[]): Kopiykas | null {
  const thresholds = zones.map(freeFromOf);
  return thresholds.includes(null) || zones.length === 0 ? null : kopiykas(Math.max(...thresholds.map(Number)));
}

function courierPrice(zones: readonly CourierZone[]): string {
  const free = freeEverywhere(zones);
  if (free !== null) return free === 0 ? 'безкоштовно' : `безкоштовно від ${hryvnias(free)}`;
  const dearest = hryvnias(kopiykas(Math.max(...zones.map(({ price }) => price))));
  return zones.length === 1 ? `за ${dearest}` : `не дорожче ніж за ${dearest}`;
}

/** Large cities in the locative; the others stand in brackets. */
const inCity: Record<string, string> = {
  Київ: 'у Києві',
  Львів: 'у Львові',
  Харків: 'у Харкові',
  Одеса: 'в Одесі',
  Дніпро: 'у Дніпрі',
  Запоріжжя: 'у Запоріжжі',
  Вінниця: 'у Вінниці',
  Тернопіль: 'у Тернополі',
  Чернівці: 'у Чернівцях',
  Полтава: 'у Полтаві',
};

function placesOf(zones: readonly CourierZone[]): string {
  const [first = '', second, ...others] = zones.flatMap(({ settlements }) => settlements);
  if (second === undefined) return inCity[first] ?? `(${first})`;
  return `(${first}, ${second}${others.length > 0 ? ` та ще ${others.length}` : ''})`;
}

const addresses = (count: number) => plural(count, { one: 'адреса', few: 'адреси', many: 'адрес' });
const daysInWords = (days: number) => plural(days, { one: 'дня', few: 'днів', many: 'днів' });

/** Only if it is the same everywhere. */
function commonDays(zones: readonly CourierZone[]): string | undefined {
  const days = zones[0]?.days ?? null;
  return days !== null && zones.every((zone) => zone.days === days) ? deliveryPromises.courierDays(days) : undefined;
}

const pointInWords = ({ address, hours }: DeliveryRules['points'][number]) =>
  [address, hours].filter(Boolean).join(', ');

const byRates = 'за тарифами перевізника';
const paidBy: Record<'full' | 'prepayment', string> = {
  full: 'За повної оплати карткою',
  prepayment: 'За передоплати',
};

function termsOf(type: DeliveryType, rules: DeliveryRules): string[] {
  const when = deliveryPromises.dispatch(rules);
  if (type === 'courier')
    return rules.zones.map((zone) => {
      const days = zone.days === null ? '' : `, ${deliveryPromises.courierDays(zone.days)}`;
      return `${zone.settlements.join(', ')}: ${deliveryPromises.zonePrice(zone)}${days}.`;
    });
  if (deliveryFacts(type).isFetched) return [`Безкоштовно.`, ...rules.points.map(pointInWords)];
  return [
    ...(['full', 'prepayment'] as const)
      .filter((method) => isPayable(type, method, rules))
      .map((method) => glued(`${paidBy[method]} ${carrierTerms(type, method, rules)}.`)),
    ...(when === null ? [] : [when]),
  ];
}

function carrierTerms(type: DeliveryType, method: 'full' | 'prepayment', rules: DeliveryRules): string {
  const from = rules.shopPaysCarrierFrom[method];
  if (from === null || deliveryPayer(type, method, { goods: from, rules }) === 'recipient')
    return `доставку оплачуєте ви, ${byRates}`;
  if (from === 0) return 'доставку оплачуємо ми';
  return `доставку оплачуємо ми, якщо товарів на ${hryvnias(from)} або більше; інакше ви, ${byRates}`;
}

const shortWeekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'];

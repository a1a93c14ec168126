import type { PaymentMethod } from '@shop/domain/deliveries.ts';
import { demoProducts } from '../load-products.ts';
import { demoCustomer, type Person, people } from './people.ts';

/** When an order was placed: on a day in Kyiv before the first start, or some minutes before it. */
export type Placed = { daysAgo: number; minute: number } | { minutesAgo: number };

/** How far an order has come by the first start. */
export type Ending =
  | 'new'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  /** The recipient refused the parcel. */
  | 'refused'
  | 'completed'
  /** Completed; the carrier has not paid out the collected money yet. */
  | 'collected'
  | 'cancelled'
  /** Cancelled by the shop, because it was not paid. */
  | 'unpaid'
  /** All returned and refunded. */
  | 'returned'
  /** The first line returned and refunded. */
  | 'returned_in_part'
  /** The first line returned; the refund is due. */
  | 'refund_due';

export type Thing = { code: string; quantity: number };

export type PlannedOrder = {
  person: Person;
  placed: Placed;
  things: readonly Thing[];
  payment: PaymentMethod;
  ending: Ending;
  /** Why it was cancelled or returned. */
  reason: string;
  /** The internal note of staff. */
  note: string;
};

type Story = Omit<PlannedOrder, 'things' | 'reason' | 'note'> & {
  /** 'RL-01-30 KV-06-1*3' */
  things: string;
  reason?: string;
  note?: string;
};

/** Not sold in this month. */
const unsold = 'SO-36';

/** How often a variant is added to orders, relative to those not listed. */
const popularity: Readonly<Record<string, number>> = {
  'RL-01-30': 9,
  'SO-04-50': 7,
  'ND-17-75': 6,
  'KV-06-1': 6,
  'RL-08-100': 5,
  'VE-07-50': 5,
  'ND-11-30': 5,
  'KV-19-100': 4,
  'VE-02-200': 4,
  'MA-23-150': 3,
  'RL-26-50': 3,
  'SO-12-150': 2,
};

/** All orders of the month before the first start, the oldest first. The same in each demonstration. */
export function planMonth(): PlannedOrder[] {
  const told = stories.map(({ things, reason = '', note = '', ...story }) => ({
    ...story,
    things: parseThings(things),
    reason,
    note,
  }));
  return [...told, ...usualOrders()].toSorted((one, other) => age(other) - age(one));
}

/** In minutes. Orders placed some minutes ago come after all those placed days ago. */
function age({ placed }: PlannedOrder): number {
  return 'minutesAgo' in placed ? placed.minutesAgo : placed.daysAgo * 1440 + 1440 - placed.minute;
}

/** Pieces of each variant that were sold and not returned. */
export function piecesGone(orders: readonly PlannedOrder[]): Map<string, number> {
  const gone = new Map<string, number>();
  for (const { things, ending } of orders)
    for (const [position, { code, quantity }] of things.entries())
      if (!isBackInStock(ending, position)) gone.set(code, (gone.get(code) ?? 0) + quantity);
  return gone;
}

/** Whether the line at this position is back in stock. */
export function isBackInStock(ending: Ending, position: number): boolean {
  if (ending === 'cancelled' || ending === 'unpaid' || ending === 'returned') return true;
  return (ending === 'returned_in_part' || ending === 'refund_due') && position === 0;
}

function parseThings(text: string): Thing[] {
  return text.split(' ').map((each) => {
    const [code = '', quantity = '1'] = each.split('*');
    return { code, quantity: Number(quantity) };
  });
}

const named = (lastName: string): Person => people.find((person) => person.lastName === lastName)!;
const day = (daysAgo: number, time: string): Placed => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { daysAgo, minute: hours * 60 + minutes };
};

const atHerDoor: Person = {
  ...demoCustomer,
  place: { type: 'courier', street: 'вул. Тихого Листопаду', house: '24', apartment: '15' },
};
const inTheShop: Person = { ...demoCustomer, place: { type: 'pickup' } };

const stories: readonly Story[] = [
  // The demo customer.
  {
    person: atHerDoor,
    placed: day(28, '10:12'),
    things: 'RL-01-30 VE-02-200 KV-06-1*4',
    payment: 'cash',
    ending: 'completed',
  },
  {
    person: demoCustomer,
    placed: day(21, '19:47'),
    things: 'ND-17-75 SO-04-50',
    payment: 'full',
    ending: 'completed',
  },
  { person: demoCustomer, placed: day(18, '22:05'), things: 'KV-15-3', payment: 'full', ending: 'unpaid' },
  {
    person: demoCustomer,
    placed: day(15, '11:30'),
    things: 'RL-18-15 MA-23-150 KV-19-100',
    payment: 'full',
    ending: 'returned_in_part',
    reason: 'Не підійшов, упаковку не відкривали',
  },
  { person: inTheShop, placed: day(10, '12:20'), things: 'ND-11-30 RL-08-100', payment: 'full', ending: 'completed' },
  {
    person: demoCustomer,
    placed: day(3, '09:40'),
    things: 'RL-13-7 VE-07-50',
    payment: 'full',
    ending: 'shipped',
  },
  {
    person: demoCustomer,
    placed: day(1, '11:15'),
    things: 'KV-10-50 KV-24-1*3',
    payment: 'prepayment',
    ending: 'confirmed',
  },
  { person: atHerDoor, placed: { minutesAgo: 95 }, things: 'SO-21-150 RL-26-50', payment: 'cash', ending: 'new' },

  // Orders of today and yesterday.
  {
    person: named('Кульбаба'),
    placed: { minutesAgo: 12 },
    things: 'ND-05-30 RL-08-200',
    payment: 'full',
    ending: 'new',
  },
  {
    person: named('Ярмоленко'),
    placed: { minutesAgo: 48 },
    things: 'VE-35-250 VE-02-400 KV-06-5',
    payment: 'cash',
    ending: 'new',
    note: 'Просить зателефонувати за годину до приїзду кур’єра.',
  },
  { person: named('Снігур'), placed: { minutesAgo: 170 }, things: 'SO-04-75', payment: 'prepayment', ending: 'new' },
  { person: named('Медунець'), placed: { minutesAgo: 240 }, things: 'KV-15-3', payment: 'full', ending: 'new' },
  {
    person: named('Перепелиця'),
    placed: { minutesAgo: 330 },
    things: 'RL-25-150 KV-24-1*2',
    payment: 'cash',
    ending: 'new',
  },
  { person: named('Гречка'), placed: day(1, '15:10'), things: 'VE-14-30 RL-18-15', payment: 'full', ending: 'new' },
  { person: named('Барвінок'), placed: day(1, '08:55'), things: 'MA-03-30', payment: 'full', ending: 'confirmed' },
  {
    person: named('Чебрик'),
    placed: day(1, '12:48'),
    things: 'ND-33-100 ND-22-200',
    payment: 'cash',
    ending: 'confirmed',
  },
  {
    person: named('Яворенко'),
    placed: day(2, '18:20'),
    things: 'KV-15-3 KV-19-200',
    payment: 'full',
    ending: 'confirmed',
    note: 'Подарунок: покласти без рахунка.',
  },
  { person: named('Горицвіт'), placed: day(2, '09:25'), things: 'SO-28-NATURAL', payment: 'full', ending: 'packed' },
  {
    person: named('Лебединець'),
    placed: day(2, '11:40'),
    things: 'RL-01-50 RL-26-75',
    payment: 'cash',
    ending: 'packed',
  },
  {
    person: named('Кремінська'),
    placed: day(2, '13:05'),
    things: 'VE-07-100 VE-27-150',
    payment: 'prepayment',
    ending: 'packed',
  },
  { person: named('Любисток'), placed: day(2, '08:35'), things: 'ND-17-150', payment: 'full', ending: 'shipped' },
  {
    person: named('Стожар'),
    placed: day(3, '10:50'),
    things: 'MA-16-15 MA-23-150',
    payment: 'full',
    ending: 'shipped',
  },
  {
    person: named('Полинська'),
    placed: day(3, '12:15'),
    things: 'RL-13-14',
    payment: 'prepayment',
    ending: 'shipped',
  },
  {
    person: named('Дубрава'),
    placed: day(3, '21:10'),
    things: 'SO-12-150 SO-21-150',
    payment: 'full',
    ending: 'shipped',
  },
  {
    person: named('Криворучко'),
    placed: day(6, '17:35'),
    things: 'RL-25-150 KV-30-30',
    payment: 'prepayment',
    ending: 'refused',
    note: 'Телефон не відповідає. Спробувати ще раз завтра.',
  },
  {
    person: named('Пилипчук'),
    placed: day(7, '16:20'),
    things: 'ND-05-30 ND-17-75',
    payment: 'prepayment',
    ending: 'collected',
  },

  // Cancelled and returned orders.
  {
    person: named('Ялинський'),
    placed: day(23, '13:30'),
    things: 'RL-08-100 VE-02-200',
    payment: 'full',
    ending: 'unpaid',
  },
  { person: named('Річинська'), placed: day(8, '20:15'), things: 'ND-22-200', payment: 'prepayment', ending: 'unpaid' },
  {
    person: named('Сонцевик'),
    placed: day(24, '10:05'),
    things: 'SO-12-200',
    payment: 'cash',
    ending: 'cancelled',
    reason: 'Покупець передумав',
  },
  {
    person: named('Журба'),
    placed: day(12, '18:45'),
    things: 'RL-01-15 KV-06-1*2',
    payment: 'cash',
    ending: 'cancelled',
    reason: 'Оформили двічі, лишаємо друге замовлення',
  },
  {
    person: named('Світличенко'),
    placed: day(22, '14:40'),
    things: 'ND-11-30',
    payment: 'full',
    ending: 'returned',
    reason: 'Покупець передумав, упаковка ціла',
  },
  {
    person: named('Криниченко'),
    placed: day(19, '09:15'),
    things: 'SO-28-LIGHT KV-19-100',
    payment: 'cash',
    ending: 'returned_in_part',
    reason: 'Не підійшов відтінок',
  },
  {
    person: named('Заврайська'),
    placed: day(11, '15:25'),
    things: 'VE-35-400 RL-26-50*2',
    payment: 'full',
    ending: 'refund_due',
    reason: 'Пошкоджено в дорозі: тріснула кришка',
    note: 'Фото надіслала на пошту. Кошти повертаємо повністю.',
  },
];

/** Days whose orders are all received by now. */
const firstDay = 29;
const lastDay = 5;

/** Two or three ordinary orders per day. */
function usualOrders(): PlannedOrder[] {
  const next = chance(20_26_11);
  const had = new Map<string, Set<string>>();
  const hadBy = ({ email }: Person) => had.get(email) ?? had.set(email, new Set()).get(email)!;
  for (const { person, things } of stories)
    for (const { code } of parseThings(things)) hadBy(person).add(productOf(code));
  const orders: PlannedOrder[] = [];
  for (let daysAgo = firstDay; daysAgo >= lastDay; daysAgo -= 1)
    for (let left = 2 + (next() % 5 < 3 ? 1 : 0); left > 0; left -= 1) {
      const person = people[(orders.length * 7 + 3) % people.length]!;
      orders.push({
        person,
        placed: { daysAgo, minute: 8 * 60 + (next() % 815) },
        // Each variant is bought at least once, the popular ones often.
        things: basket(next, { first: orders.length, many: [1, 2, 2, 3, 3, 4][next() % 6]!, had: hadBy(person) }),
        payment: usualPayment(person, next() % 10),
        ending: 'completed',
        reason: '',
        note: notes[orders.length] ?? '',
      });
    }
  return orders;
}

/** By order number. */
const notes: Readonly<Record<number, string>> = {
  9: 'Постійна покупчиня: покласти пробник.',
  27: 'Забере після 18:00.',
  41: 'Дзвонила, дякувала за швидку доставку.',
};

function usualPayment({ place }: Person, die: number): PaymentMethod {
  if (place.type === 'nova_poshta') return die < 3 ? 'prepayment' : 'full';
  return die < 5 ? 'cash' : 'full';
}

const sold = demoProducts.filter(({ code }) => code !== unsold);
const pool = sold.flatMap(({ variants }) =>
  variants.flatMap(({ code }) => Array.from({ length: popularity[code] ?? 1 }, () => code)),
);
const productOf = (code: string) => code.slice(0, 5);

/** The given number of variants: no product twice, and none that the person had before. */
function basket(next: () => number, { first, many, had }: { first: number; many: number; had: Set<string> }): Thing[] {
  const { variants } = sold[(first * 11) % sold.length]!;
  const wanted = [variants[next() % variants.length]!.code];
  while (wanted.length < many + 3) wanted.push(pool[next() % pool.length]!);
  const chosen = wanted.filter((code) => {
    const isNew = !had.has(productOf(code));
    had.add(productOf(code));
    return isNew;
  });
  // Candidates that were not taken may be bought later.
  for (const code of chosen.slice(many)) had.delete(productOf(code));
  return chosen.slice(0, many).map((code) => ({ code, quantity: quantityOf(code, next() % 8) }));
}

function quantityOf(code: string, die: number): number {
  if (code === 'KV-06-1' || code === 'KV-24-1') return 1 + (die % 4);
  return die === 0 ? 2 : 1;
}

/** A pseudo-random generator with a fixed sequence (Park–Miller). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

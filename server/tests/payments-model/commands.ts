import fc from 'fast-check';
import { type BankMove, bankMoves } from './bank.ts';
import type { Interruption } from './interruption.ts';

/** How the bank answers checks during a command. */
export type Manner = 'truth' | 'silence' | 'garbage' | 'forgery' | 'another amount';
/** What happens to the bank's webhook. */
export type Fate = 'arrives' | 'arrives twice' | 'comes later' | 'is lost';

export const forgeries = ['signature', 'no signature', 'status', 'amount', 'merchant', 'reference'] as const;
export type Forgery = (typeof forgeries)[number];

/** Numbers choose from the existing items, counted from the newest. */
export type Command = { interrupt?: Interruption | undefined } & (
  | {
      do: 'place';
      products: readonly { variantId: 1 | 2; qty: number }[];
      certificates: number;
      method: 'full' | 'prepayment' | 'cash';
      hasPromo: boolean;
      payWith: 'nothing' | 'gift' | 'bought';
    }
  | { do: 'place again'; placement: number }
  | { do: 'move'; attempt: number; move: BankMove; webhook: Fate }
  | { do: 'deliver'; webhook: number; times: number; isKept: boolean }
  | { do: 'deliver at once'; order: number }
  | { do: 'come back'; webhook: number; method: 'GET' | 'POST' }
  | { do: 'forge'; attempt: number; how: Forgery }
  | { do: 'sendFalseWebhook'; attempt: number; status: 'Approved' | 'Declined'; how: 'amount' | 'currency' }
  | { do: 'stray'; number: number; status: 'Approved' | 'Declined' }
  | { do: 'look'; order: number; page: 'check_pay' | 'payment/callback'; byAttempt: boolean; bank: Manner }
  | { do: 'pay again'; order: number; bank: Manner }
  | { do: 'wait'; minutes: number }
  | { do: 'let the hold pass' }
  | { do: 'run the job'; bank: Manner }
  | { do: 'send letters' }
  | { do: 'restart' }
);
export type Given<Name extends Command['do']> = Extract<Command, { do: Name }>;

const newest = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const manner = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Manner>('truth') },
  { weight: 2, arbitrary: fc.constantFrom<Manner>('silence', 'garbage', 'forgery', 'another amount') },
);
const interrupt = fc.oneof(
  { weight: 7, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ statement: fc.integer({ min: 1, max: 30 }), isDone: fc.boolean() }) },
);
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'arrives twice', 'comes later', 'is lost', 'is lost');

const some = (variantId: 1 | 2, qty: number) => ({ variantId, qty });

const place = fc.record({
  do: fc.constant('place' as const),
  products: fc.constantFrom([some(1, 1)], [some(2, 1)], [some(1, 1), some(2, 1)], [some(1, 2)]),
  certificates: fc.constantFrom(0, 0, 0, 1, 2),
  method: fc.constantFrom('full', 'full', 'full', 'full', 'full', 'prepayment', 'cash'),
  hasPromo: fc.boolean(),
  payWith: fc.constantFrom('nothing', 'nothing', 'nothing', 'gift', 'bought'),
  interrupt,
});
/** Each story begins with an order. */
const first = place.map((given) => ({ ...given, method: 'full' as const, interrupt: undefined }));

/** Mostly approvals and declines; other moves now and then. */
const bankMove = fc.oneof(
  { weight: 4, arbitrary: fc.constant<BankMove>('approve') },
  { weight: 3, arbitrary: fc.constantFrom<BankMove>('decline', 'process') },
  { weight: 2, arbitrary: fc.constantFrom<BankMove>('refund', 'refundPart', 'void', 'approveAndRefund') },
  { weight: 2, arbitrary: fc.constantFrom(...bankMoves) },
);

const kinds: { weight: number; arbitrary: fc.Arbitrary<Command> }[] = [
  { weight: 5, arbitrary: place },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('place again'), placement: newest, interrupt }) },
  {
    weight: 18,
    arbitrary: fc.record({ do: fc.constant('move'), attempt: newest, move: bankMove, webhook: fate, interrupt }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('deliver'),
      webhook: newest,
      times: fc.integer({ min: 1, max: 2 }),
      isKept: fc.boolean(),
      interrupt,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver at once'), order: newest }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('come back'),
      webhook: newest,
      method: fc.constantFrom('GET', 'POST', 'POST'),
      interrupt,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('forge'), attempt: newest, how: fc.constantFrom(...forgeries) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('sendFalseWebhook'),
      attempt: newest,
      status: fc.constantFrom('Approved', 'Declined'),
      how: fc.constantFrom('amount', 'currency'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('stray'),
      number: fc.integer({ min: 1, max: 2 }),
      status: fc.constantFrom('Approved', 'Declined'),
      interrupt,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('look'),
      order: newest,
      page: fc.constantFrom('check_pay', 'payment/callback'),
      byAttempt: fc.boolean(),
      bank: manner,
      interrupt,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay again'), order: newest, bank: manner, interrupt }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 12, 30, 61, 400) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('run the job'), bank: manner, interrupt }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('let the hold pass') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send letters') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
];

/** The commands, and how pending attempts end. */
export const story = fc.record({
  first,
  commands: fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 29, size: 'max' }),
  endings: fc.array(fc.record({ move: fc.constantFrom<BankMove>('approve', 'decline'), webhook: fate }), {
    minLength: 3,
    maxLength: 3,
  }),
});
export type Story = { first: Command; commands: Command[]; endings: { move: BankMove; webhook: Fate }[] };

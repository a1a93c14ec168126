import { kopiykas } from '@shop/domain/money.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import type { Message } from '../../src/features/notifications/mail.ts';
import { createPromoCode } from '../../src/features/promo-codes/create-promo-code.ts';
import { emptied, openTestShop, variant } from '../open-test-shop.ts';
import { addCertificate, offerTestCertificate, type TestShop } from '../orders.ts';
import { testBank } from '../test-bank.ts';
import { newDatabase } from '../test-database.ts';
import { type BankAttempt, type Statement, statement } from './bank.ts';
import { type Cart, gift, promo, shelf, soldCertificate } from './goods.ts';
import { interruptible } from './interruption.ts';

export const owner = 'owner@rosa.example';

/** An order from the view of its customer. */
export type ModelOrder = {
  id: number;
  reference: string;
  cart: Cart;
  total: number;
  due: number;
  /** The minutes of its placement and of the end of its reservation, as told to the customer. */
  placedAt: number;
  reservedUntil: number;
  isProlonged: boolean;
  wasCancelled: boolean;
  wasTooLate: boolean;
};

/** A request to place an order, which may be repeated. */
export type Placement = {
  key: string;
  body: object;
  cart: Cart;
  /** The minute in which it may have been placed without a reply. */
  perhapsPlacedAt?: number;
  order?: ModelOrder;
};

/** A pending webhook of the bank. */
export type Webhook = { reference: string; said: Statement };

export type Source = 'callback' | 'return' | 'check';
/** An update that the shop has received; uncertain after an interruption. */
export type ReceivedUpdate = Webhook & { source: Source; isCertain: boolean };

/** The state outside of the shop, and the updates that the shop has received. */
export type World = {
  database: OpenDatabase;
  shop: TestShop;
  bank: ReturnType<typeof testBank>;
  interruption: ReturnType<typeof interruptible>;
  mailbox: Message[];
  certificateVariantId: number;
  minute: number;
  placements: Placement[];
  orders: ModelOrder[];
  attempts: BankAttempt[];
  /** All webhooks that the bank ever created, and those that are pending. */
  written: Webhook[];
  inTransit: Webhook[];
  /** Received updates by their key. */
  told: Map<string, ReceivedUpdate>;
};

let file: Promise<Pick<World, 'database' | 'interruption'>> | undefined;
let openShop: { shop: TestShop; bank: World['bank']; mailbox: Message[] } | undefined;

/** An empty shop. All runs of a test file share one database, and one shop until it is restarted. */
export async function newWorld(): Promise<World> {
  file ??= newDatabase().then((database) => ({ database, interruption: interruptible(database.pool) }));
  const { database, interruption } = await file;
  // A failed story may have left it armed.
  interruption.arm(undefined);
  await emptied(database);
  openShop ??= await start(database, testBank(), []);
  const { shop, bank, mailbox } = openShop;
  mailbox.length = 0;
  bank.asked.length = 0;
  const variants = Object.entries(shelf).map(([code, { price, stock }]) => variant(code, price, { stock }));
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  await addCertificate(shop, gift.serialNumber, gift.amount);
  const certificateVariantId = await offerTestCertificate(shop, kopiykas(soldCertificate.value));
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { ...promo, note: '' }));
  await database.pool.query(`update promo_codes set max_uses = ${promo.maxUses}`);
  await database.pool.query(
    `insert into staff (email, name, role, password_hash) values ('${owner}', 'Owner', 'owner', '')`,
  );
  return {
    database,
    interruption,
    ...openShop,
    certificateVariantId,
    minute: 0,
    placements: [],
    orders: [],
    attempts: [],
    written: [],
    inTransit: [],
    told: new Map(),
  };
}

async function start(database: OpenDatabase, bank: World['bank'], mailbox: Message[]) {
  const mail = { send: async (message: Message) => void mailbox.push(message) };
  return {
    shop: await openTestShop({ database, cardProvider: bank.provider, mail, hasRateLimits: false }),
    bank,
    mailbox,
  };
}

/** Restarts the process on the same database. */
export async function restart(world: World): Promise<void> {
  await closeShop();
  openShop = await start(world.database, world.bank, world.mailbox);
  world.shop = openShop.shop;
}

export async function closeShop(): Promise<void> {
  await openShop?.shop[Symbol.asyncDispose]();
  openShop = undefined;
}

/** Makes the bank answer the truth about all attempts; it does not know those that were never opened. */
export function speakTruth({ bank, attempts }: World): void {
  for (const attempt of attempts) {
    if (attempt.state === 'unopened') bank.forgets(attempt.reference);
    else bank.says(attempt.reference, statement(attempt));
  }
}

export function attemptsOf({ attempts }: World, order: ModelOrder): BankAttempt[] {
  return attempts.filter(({ orderId }) => orderId === order.id);
}

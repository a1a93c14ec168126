import type { FirstSteps } from '@shop/contract/admin/first-steps.ts';
import { informationPath } from '@shop/contract/information.ts';
import { type Connected, offeredDeliveries, offeredPayments } from '@shop/domain/delivery-rules.ts';
import { type FirstStep, firstSteps, postponableSteps } from '@shop/domain/first-steps.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { readPublishedPaths } from '../information/index.ts';
import { areRulesDecided, readOfferedRules, readPublicSettings } from '../shop-settings/index.ts';
import * as found from './first-steps.queries.ts';
import { readMarks } from './marks.ts';

/** Each step is looked at anew, so none can be ticked by hand, and what is undone later is missing again. */
const checks: Record<FirstStep, (db: Executor, connected: Connected) => Promise<boolean>> = {
  async seller(db) {
    const { seller } = await readPublicSettings(db);
    return Object.values(seller).every((told) => told !== null);
  },
  async contacts(db) {
    const { phone, email } = await readPublicSettings(db);
    return phone !== null && email !== null;
  },
  async delivery(db, connected) {
    const rules = await readOfferedRules(db, connected);
    return (await areRulesDecided(db)) && offeredDeliveries(rules).length > 0;
  },
  async pages(db) {
    const published = await readPublishedPaths(db);
    return ['terms', 'privacy'].every((page) => published.has(informationPath(page)));
  },
  product: found.hasProductToSell,
  second_factor: found.areOwnersSafe,
  async letter(db) {
    return ((await readMarks(db)).testLetter?.arrived_at ?? null) !== null;
  },
  async payment(db, connected) {
    const rules = await readOfferedRules(db, connected);
    const methods = offeredDeliveries(rules).flatMap((type) => offeredPayments(type, rules));
    return methods.some((method) => method !== 'cash') ? await found.hasPaymentByCard(db) : await found.hasOrder(db);
  },
  async backup(db) {
    return (await readMarks(db)).backup !== null;
  },
};

export async function readFirstSteps({
  db,
  closure,
  connected,
}: Pick<Shop, 'db' | 'closure' | 'connected'>): Promise<FirstSteps> {
  const { openedAt, testLetter, backup } = await readMarks(db);
  return {
    is_open: closure.hasOpened,
    opened_at: openedAt,
    steps: await readSteps(db, connected),
    test_letter: testLetter && {
      to: testLetter.to,
      sent_at: testLetter.sent_at,
      arrived_at: testLetter.arrived_at,
    },
    backup,
  };
}

export async function readSteps(db: Executor, connected: Connected): Promise<FirstSteps['steps']> {
  const steps: FirstSteps['steps'] = [];
  for (const name of firstSteps) {
    const is_needed = !(postponableSteps as readonly string[]).includes(name);
    steps.push({ name, is_done: await checks[name](db, connected), is_needed });
  }
  return steps;
}

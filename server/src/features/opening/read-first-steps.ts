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

/** What the steps are judged by, besides questions of one step. */
async function readFacts(db: Executor, connected: Connected) {
  return {
    db,
    marks: await readMarks(db),
    settings: await readPublicSettings(db),
    rules: await readOfferedRules(db, connected),
  };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Each step is looked at anew, so none can be ticked by hand, and what is undone later is missing again. */
const checks: Record<FirstStep, (facts: Facts) => boolean | Promise<boolean>> = {
  seller: ({ settings: { seller } }) => Object.values(seller).every((told) => told !== null),
  contacts: ({ settings: { phone, email } }) => phone !== null && email !== null,
  delivery: async ({ db, rules }) => offeredDeliveries(rules).length > 0 && (await areRulesDecided(db)),
  async pages({ db }) {
    const published = await readPublishedPaths(db);
    return ['terms', 'privacy'].every((page) => published.has(informationPath(page)));
  },
  product: ({ db }) => found.hasProductToSell(db),
  second_factor: ({ db }) => found.areOwnersSafe(db),
  letter: ({ marks: { testLetter } }) => testLetter !== null && testLetter.arrived_at !== null,
  async payment({ db, rules }) {
    const methods = offeredDeliveries(rules).flatMap((type) => offeredPayments(type, rules));
    return methods.some((method) => method !== 'cash') ? await found.hasPaymentByCard(db) : await found.hasOrder(db);
  },
  backup: ({ marks }) => marks.backup !== null,
};

export async function readFirstSteps({
  db,
  closure,
  connected,
}: Pick<Shop, 'db' | 'closure' | 'connected'>): Promise<FirstSteps> {
  const facts = await readFacts(db, connected);
  const { openedAt, testLetter, backup } = facts.marks;
  return {
    is_open: closure.hasOpened,
    opened_at: openedAt,
    steps: await judged(facts),
    test_letter: testLetter && {
      to: testLetter.to,
      sent_at: testLetter.sent_at,
      arrived_at: testLetter.arrived_at,
    },
    backup,
  };
}

export const readSteps = async (db: Executor, connected: Connected) => await judged(await readFacts(db, connected));

async function judged(facts: Facts): Promise<FirstSteps['steps']> {
  const steps: FirstSteps['steps'] = [];
  for (const name of firstSteps) {
    const is_needed = !(postponableSteps as readonly string[]).includes(name);
    steps.push({ name, is_done: await checks[name](facts), is_needed });
  }
  return steps;
}

import type { FirstSteps } from '@shop/contract/admin/first-steps.ts';
import { informationPath } from '@shop/contract/information.ts';
import { type FirstStep, firstSteps, postponableSteps } from '@shop/domain/first-steps.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { readPublishedPaths } from '../information/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import * as found from './first-steps.queries.ts';
import { readMarks } from './marks.ts';

/** Each step is looked at anew, so none can be ticked by hand, and what is undone later is missing again. */
const checks: Record<FirstStep, (db: Executor) => Promise<boolean>> = {
  async seller(db) {
    const { seller } = await readPublicSettings(db);
    return Object.values(seller).every((told) => told !== null);
  },
  async contacts(db) {
    const { phone, email } = await readPublicSettings(db);
    return phone !== null && email !== null;
  },
  async delivery() {
    return true;
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
  payment: found.hasOrder,
  async backup(db) {
    return (await readMarks(db)).backup !== null;
  },
};

export async function readFirstSteps({ db, closure }: Pick<Shop, 'db' | 'closure'>): Promise<FirstSteps> {
  const { openedAt, testLetter, backup } = await readMarks(db);
  return {
    is_open: closure.hasOpened,
    opened_at: openedAt,
    steps: await readSteps(db),
    test_letter: testLetter && {
      to: testLetter.to,
      sent_at: testLetter.sent_at,
      arrived_at: testLetter.arrived_at,
    },
    backup,
  };
}

export async function readSteps(db: Executor): Promise<FirstSteps['steps']> {
  const steps: FirstSteps['steps'] = [];
  for (const name of firstSteps) {
    const is_needed = !(postponableSteps as readonly string[]).includes(name);
    steps.push({ name, is_done: await checks[name](db), is_needed });
  }
  return steps;
}

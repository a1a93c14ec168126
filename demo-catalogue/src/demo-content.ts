import type { DemoContent } from '@shop/server/demonstration.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';
import { loadMonth, pastOf } from './month/load-month.ts';
import { demoSender } from './shop-settings.ts';

/** All that a start of the demonstration writes. */
export const demoContent: DemoContent = {
  loadCatalogue: (tx, media, now) => loadDemoCatalogue(tx, media, pastOf(now)),
  sender: demoSender,
  loadMonth,
};

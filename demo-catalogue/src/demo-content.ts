import type { DemoContent } from '@shop/server/demonstration.ts';
import { loadDemoCatalogue, loadFormerContent } from './load-demo-catalogue.ts';
import { loadMonth, planPast } from './month/load-month.ts';
import { demoSender } from './shop-settings.ts';

/** The content that the first start of a demonstration writes. */
export const demoContent: DemoContent = {
  loadCatalogue: (tx, media, now) => loadDemoCatalogue(tx, media, planPast(now)),
  loadFormerContent,
  sender: demoSender,
  loadMonth,
};

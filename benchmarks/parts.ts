import { measureAdmin } from './measure-admin.ts';
import { measureCatalogue } from './measure-catalogue.ts';
import { measureCities } from './measure-cities.ts';
import { measureFiles } from './measure-files.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureImports } from './measure-imports.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePageLoads } from './measure-page-loads.ts';
import { measurePages } from './measure-pages.ts';
import { measureStart } from './measure-start.ts';

/** The parts of the benchmark in their order, with their timeouts in seconds. */
export const parts = {
  start: { seconds: 60, measure: measureStart },
  pages: { seconds: 130, measure: measurePages },
  pageLoads: { seconds: 75, measure: measurePageLoads },
  catalogue: { seconds: 120, measure: measureCatalogue },
  cities: { seconds: 60, measure: measureCities },
  orders: { seconds: 115, measure: measureOrders },
  adminApp: { seconds: 70, measure: measureAdmin },
  imports: { seconds: 120, measure: measureImports },
  files: { seconds: 110, measure: measureFiles },
  growth: { seconds: 115, measure: measureGrowth },
};

/** Measured only when it is asked for: it installs Lighthouse, and takes long. */
export const onlyAskedFor = {
  lighthouse: { seconds: 580, measure: measureLighthouse },
};

export const allParts = { ...parts, ...onlyAskedFor };
export type Part = keyof typeof allParts;
/** Parts that timed out are absent. */
export type Figures = { [Name in Part]?: Awaited<ReturnType<(typeof allParts)[Name]['measure']>> };

// A shop in its own process, for tests that run several or kill one. Sends its port and waits to be stopped.

import type { AddressInfo } from 'node:net';
import { createLog } from '../src/create-log.ts';
import { databasePlace, readSettings } from '../src/settings.ts';
import { startShop } from '../src/start-shop.ts';
import { demonstration } from './demonstration.ts';
import { patienceMs } from './postgresql-databases.ts';

const settings = { ...readSettings(process.env), port: 0 };
const place = databasePlace(settings);
const shop = await startShop(settings, {
  database: 'url' in place ? { ...place, patienceMs } : place,
  log: createLog('silent'),
  version: '0.1.2',
  say: () => {},
  demonstration,
});
process.on('disconnect', () => process.exit());
process.send?.((shop.app.server.address() as AddressInfo).port);

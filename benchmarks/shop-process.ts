// A shop in its own process, so that measuring takes none of its time. Answers calls of the parent process and ends with it.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadDemoCatalogue } from '@shop/demo-catalogue/load-demo-catalogue.ts';
import { makeDirectory } from '@shop/emulators/make-directory.ts';
import { novaPoshtaEmulator } from '@shop/emulators/nova-poshta/nova-poshta-emulator.ts';
import { checkBooks } from '@shop/server/features/books/check-books.ts';
import { synchroniseDirectory } from '@shop/server/features/delivery/synchronise-directory.ts';
import { createStaff } from '@shop/server/features/staff/create-staff.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillOrderBook, owner } from './fill-order-book.ts';
import { openBenchmarkShop } from './open-benchmark-shop.ts';

export type ShopToStart = {
  place: { url: string } | { folder: string };
  mediaFolder: string;
  /** With the goods and texts of the demonstration, in a new shop. */
  isDemonstration?: boolean;
  /** How many, in a new shop. */
  products?: number;
  /** And years of orders of them. */
  hasOrderBook?: boolean;
  /** Without them, in a new shop. */
  hasOwner?: boolean;
  /** The carrier's, in a new shop. */
  directory?: { settlements: number; branches: number };
};

const asked = JSON.parse(process.argv[2]!) as ShopToStart;
const { place, mediaFolder, products, hasOrderBook, hasOwner, directory, isDemonstration } = asked;
const { fetch } = novaPoshtaEmulator(makeDirectory(directory ?? { settlements: 1, branches: 1 }));
const { shop, database, address } = await openBenchmarkShop(place, mediaFolder, fetch);

if (isDemonstration) await shop.db.transaction((tx) => loadDemoCatalogue(tx, shop.media));
if (products !== undefined) await fillCatalogue(await database.connect(), products);
if (hasOrderBook) await fillOrderBook(shop, await database.connect());
if (hasOwner) await shop.db.transaction((tx) => createStaff(tx, owner));
if (directory !== undefined) await synchroniseDirectory(shop, new AbortController().signal);

const pauses = monitorEventLoopDelay({ resolution: 10 });
pauses.enable();
let cpuBefore = process.cpuUsage();

/** Calls of the parent process. */
const answers = {
  clearPages: () => shop.pageCache.clear(),
  clearEverything: () => {
    shop.catalogueCache.clear();
    shop.soldOutCache.clear();
    shop.pageCache.clear();
  },
  memoryMebibytes: () => Math.round(process.memoryUsage.rss() / 1024 / 1024),
  /** Since the last call. */
  longestPauseMs: () => {
    const longest = Math.round(pauses.max / 1e6);
    pauses.reset();
    return longest;
  },
  /** User and system time of all threads since the last call: compression and the collection of garbage are part of it. */
  cpuMs: () => {
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuBefore = process.cpuUsage();
    return (user + system) / 1_000;
  },
  discrepancies: () => checkBooks(shop.db),
};
export type Answers = typeof answers;
process.on('message', async (question: keyof Answers) => process.send?.({ answer: await answers[question]() }));
process.on('disconnect', () => process.exit());
process.send?.({ address });

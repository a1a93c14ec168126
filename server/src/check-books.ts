// `npm run check:books`: whether stock, certificates, promo codes and orders add up. Changes nothing.

import { checkBooks } from './features/books/check-books.ts';
import { openExistingShop } from './open-existing-shop.ts';
import { printFailure } from './print-failure.ts';
import { readEnvironment, readSettings } from './settings.ts';

try {
  const database = await openExistingShop(readSettings(readEnvironment()));
  try {
    const discrepancies = await checkBooks(database.db);
    for (const { rule, subject, expected, found } of discrepancies)
      console.error(`${subject}: ${rule}; expected ${expected}, found ${found}`);
    console.log(discrepancies.length === 0 ? 'The books add up.' : `${discrepancies.length} entries do not add up.`);
    process.exitCode = discrepancies.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

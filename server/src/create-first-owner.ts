// `npm run staff:create`: creates the first owner, who then adds the other staff in the back office.
// Asks at a terminal; without one, reads the three answers as lines of standard input.

import { z } from 'zod';
import { askAnswers } from './ask-answers.ts';
import { migrateDatabase } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { createFirstOwner } from './features/staff/create-first-owner.ts';
import { printFailure } from './print-failure.ts';
import { databasePlace, readEnvironment, readSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

const Owner = z.object({
  email: z.email('must be an e-mail address'),
  name: z.string().trim().min(2, 'must have 2 or more characters'),
  password: z.string().min(12, 'must have 12 or more characters'),
});

try {
  const owner = Owner.safeParse(
    await askAnswers({ email: 'E-mail: ', name: 'Name: ', password: 'Password (not shown): ' }),
  );
  if (!owner.success) {
    throw new StartRefusal(
      owner.error.issues.map((issue) => `The ${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const database = await openDatabase(databasePlace(readSettings(readEnvironment())));
  try {
    await migrateDatabase(database);
    await createFirstOwner(database.db, owner.data);
  } finally {
    await database.close();
  }
  console.log(`${owner.data.email} is the owner of the shop.`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

// `npm run staff:unlock`: lets in somebody of the staff who has lost the phone, by password alone, and signs them out
// elsewhere. For an owner whom no other owner can help. Asks for the e-mail, or takes it as a line of standard input.

import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { unlockStaff } from './features/staff/unlock-staff.ts';
import { openExistingShop } from './open-existing-shop.ts';
import { readEnvironment, readSettings } from './settings.ts';
import { tellFailure } from './tell-failure.ts';

try {
  const email = await ask();
  const database = await openExistingShop(readSettings(readEnvironment()));
  try {
    await unlockStaff(database.db, email);
  } finally {
    await database.close();
  }
  console.log(`${email} signs in by password alone the next time.`);
} catch (error) {
  tellFailure(error);
  process.exitCode = 1;
}

async function ask(): Promise<string> {
  const input = createInterface({ input: stdin, ...(stdin.isTTY && { output: stdout }) });
  const answer = stdin.isTTY
    ? await input.question('E-mail: ')
    : ((await input[Symbol.asyncIterator]().next()).value as string | undefined);
  input.close();
  stdin.destroy();
  return (answer ?? '').trim().toLowerCase();
}

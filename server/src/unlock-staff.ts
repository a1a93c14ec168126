// `npm run staff:unlock`: removes the second factor of a staff member who lost the phone, and signs them out everywhere.
// For an owner who has no other owner to help. Asks for the e-mail, or reads it as a line of standard input.

import { askAnswers } from './ask-answers.ts';
import { unlockStaff } from './features/staff/sign-in/unlock-staff.ts';
import { openExistingShop } from './open-existing-shop.ts';
import { printFailure } from './print-failure.ts';
import { readEnvironment, readSettings } from './settings.ts';

try {
  const email = (await askAnswers({ email: 'E-mail: ' })).email.trim().toLowerCase();
  const database = await openExistingShop(readSettings(readEnvironment()));
  try {
    await unlockStaff(database.db, email);
  } finally {
    await database.close();
  }
  console.log(`${email} signs in by password alone the next time.`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

// `npm run staff:reset`: sets a new password for a staff member and signs them out everywhere. For an owner who forgot the
// password and has no other owner to help. The second factor stays: `npm run staff:unlock` removes it.
// Asks at a terminal; without one, reads e-mail and password as lines of standard input.

import { z } from 'zod';
import { askAnswers } from './ask-answers.ts';
import { resetStaffPassword } from './features/staff/sign-in/reset-staff-password.ts';
import { openExistingShop } from './open-existing-shop.ts';
import { printFailure } from './print-failure.ts';
import { readEnvironment, readSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

const Answers = z.object({
  email: z.string().trim().toLowerCase(),
  password: z.string().min(12, 'must have 12 or more characters').max(200, 'must have 200 or fewer characters'),
});

try {
  const given = Answers.safeParse(await askAnswers({ email: 'E-mail: ', password: 'New password (not shown): ' }));
  if (!given.success)
    throw new StartRefusal(
      given.error.issues.map(({ path, message }) => `The ${path.join('.')} ${message}.`).join('\n'),
    );
  const database = await openExistingShop(readSettings(readEnvironment()));
  const { email } = given.data;
  try {
    const { hasSecondFactor } = await resetStaffPassword(database.db, given.data);
    console.log(`${email} has a new password and is signed out everywhere.`);
    if (hasSecondFactor)
      console.log(
        'The code of the app, or a recovery code, is still needed. Without both, run npm run staff:unlock, too.',
      );
  } finally {
    await database.close();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

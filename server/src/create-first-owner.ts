// `npm run staff:create`: makes the first owner, who then adds the other staff in the back office.
// Asks at a terminal; takes the three answers as lines of standard input otherwise.

import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { migrateDatabase } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { createFirstOwner } from './features/staff/create-first-owner.ts';
import { databasePlace, readEnvironment, readSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';
import { tellFailure } from './tell-failure.ts';

const Owner = z.object({
  email: z.email('must be an e-mail address'),
  name: z.string().trim().min(2, 'must have 2 or more characters'),
  password: z.string().min(12, 'must have 12 or more characters'),
});

try {
  const owner = Owner.safeParse(await ask());
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
  tellFailure(error);
  process.exitCode = 1;
}

async function ask(): Promise<{ email: string; name: string; password: string }> {
  if (!stdin.isTTY) {
    const input = createInterface({ input: stdin });
    const lines = input[Symbol.asyncIterator]();
    const line = async () => ((await lines.next()).value as string | undefined) ?? '';
    const answers = { email: await line(), name: await line(), password: await line() };
    input.close();
    stdin.destroy();
    return answers;
  }
  let isHidden = false;
  const terminal = createInterface({
    input: stdin,
    output: new Writable({
      write: (chunk, encoding, done) => (isHidden ? done() : void stdout.write(chunk, encoding, done)),
    }),
    terminal: true,
  });
  const email = await terminal.question('E-mail: ');
  const name = await terminal.question('Name: ');
  stdout.write('Password (not shown): ');
  isHidden = true;
  const password = await terminal.question('');
  stdout.write('\n');
  terminal.close();
  return { email, name, password };
}

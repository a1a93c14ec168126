import { mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { countAskedAgain, lockOriginal } from './letter-admin.queries.ts';

const OfCustomer = z.object({ customerId: z.number().int() });

/** Locks a letter with an account link and returns what a new link needs. At most three requests per letter. */
export async function lockLetterRequest(tx: Transaction, letterId: number) {
  const letter = await lockOriginal(tx, letterId);
  if (letter === undefined) throw new Refusal('letter_not_found', {});
  if ((await countAskedAgain(tx, letterId)) >= mostCopies) throw new Refusal('letter_sent_enough', {});
  const of = OfCustomer.safeParse(letter.data);
  return { kind: letter.kind, recipient: letter.recipient, customerId: of.success ? of.data.customerId : undefined };
}

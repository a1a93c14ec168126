import { mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { countAskedAgain, lockOriginal } from './letter-admin.queries.ts';

const OfCustomer = z.object({ customerId: z.number().int() });

/**
 * What a letter with a link into an account was about, for who asks for a new one: at most three times a letter. Until the
 * end of the transaction nobody else does.
 */
export async function lockLetterRequest(tx: Transaction, letterId: number) {
  const letter = await lockOriginal(tx, letterId);
  if (letter === undefined) throw new Refusal('letter_not_found', {});
  if ((await countAskedAgain(tx, letterId)) >= mostCopies) throw new Refusal('letter_sent_enough', {});
  const of = OfCustomer.safeParse(letter.data);
  return { kind: letter.kind, recipient: letter.recipient, customerId: of.success ? of.data.customerId : undefined };
}

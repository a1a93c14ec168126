import { fromDecimal, type Kopiykas } from '@shop/domain/money.ts';
import { z } from 'zod';

/** A sum in letter data: '1250.00'. */
export const LetterMoney = z.string().transform((decimal, context): Kopiykas => {
  const amount = fromDecimal(decimal);
  if (amount !== undefined) return amount;
  context.addIssue({ code: 'custom', message: 'is not money' });
  return z.NEVER;
});

import { z } from 'zod';
import { line } from './shapes.ts';

export const filled = (longest: number) => line(longest).min(1);

/** What may be left out, and is when it is blank. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), schema.nullable())
    .optional()
    .transform((value) => value ?? null);

/** As simple as the specification has it: text, @, text, dot, text. */
export const OrderEmail = z
  .string()
  .trim()
  .max(254)
  // Nothing invisible and no dot at the end: one person would be many to a promo code for one use each.
  .pipe(z.email({ pattern: /^[^\s@\p{C}<>",;]+@[^\s@\p{C}<>",;]+\.[^\s@.\p{C}<>",;]+$/u }).toLowerCase());

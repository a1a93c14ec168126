import { z } from 'zod';
import { line } from './shapes.ts';

export const filled = (longest: number) => line(longest).min(1);

/** An optional field; a blank one counts as omitted. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), schema.nullable())
    .optional()
    .transform((value) => value ?? null);

/** A loose format: text, @, text, dot, text. */
export const OrderEmail = z
  .string()
  .trim()
  .max(254)
  // No invisible characters and no trailing dot: with variants of one address, a person could use a promo code repeatedly.
  .pipe(z.email({ pattern: /^[^\s@\p{C}<>",;]+@[^\s@\p{C}<>",;]+\.[^\s@.\p{C}<>",;]+$/u }).toLowerCase());

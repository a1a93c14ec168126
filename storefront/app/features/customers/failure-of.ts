import type { ReactNode } from 'react';
import { refusedFields, wordsAt } from '../../api/refused-fields.ts';
import { wordsOfLimit } from '../../api/words-of-limit.ts';
import type { Failure } from '../../ui/use-form.ts';

/** What a form says after it was not taken. What is not about its fields and has no words of its own is told `otherwise`. */
export function failureOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
  otherwise: ReactNode,
): Failure<Name> {
  const tooOften = wordsOfLimit(error);
  if (tooOften) return { notice: tooOften };
  const refused = refusedFields(error, names);
  const whole = wordsAt(error, 'non_field_errors').join(', ');
  if (whole) return { refused, notice: whole };
  return Object.keys(refused).length > 0 ? { refused } : { notice: otherwise };
}

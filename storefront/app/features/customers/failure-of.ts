import type { ReactNode } from 'react';
import { refusedFields, wordsAt } from '../../api/refused-fields.ts';
import { wordsOfLimit } from '../../api/words-of-limit.ts';
import type { Failure } from '../../ui/use-form.ts';

/** The messages of a refused form. `otherwise` is shown when the server sent neither field errors nor a message. */
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

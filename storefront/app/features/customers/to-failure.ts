import type { ReactNode } from 'react';
import { rateLimitMessage } from '../../api/rate-limit-message.ts';
import { fieldMessages, refusedFields } from '../../api/refused-fields.ts';
import type { Failure } from '../../ui/use-form.ts';

/** The messages of a refused form. `otherwise` is shown when the server sent neither field errors nor a message. */
export function toFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
  otherwise: ReactNode,
): Failure<Name> {
  const tooOften = rateLimitMessage(error);
  if (tooOften) return { notice: tooOften };
  const refused = refusedFields(error, names);
  const whole = fieldMessages(error, 'non_field_errors').join(', ');
  if (whole) return { refused, notice: whole };
  return Object.keys(refused).length > 0 ? { refused } : { notice: otherwise };
}

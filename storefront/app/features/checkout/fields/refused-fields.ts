import type { FieldErrors } from '@shop/contract/errors.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

/** Server field names that differ from those of the form. */
const ownNames: Record<string, string> = {
  courierStreet: 'street',
  courierHouse: 'house',
  courierApartment: 'apartment',
};

/** The server's field errors, by the names of the form. */
export function refusedFields({ personal_info, delivery_info }: FieldErrors): { personal: Wrong; delivery: Wrong } {
  return { personal: firstWords(personal_info), delivery: firstWords(delivery_info) };
}

function firstWords(errors: FieldErrors[string] | undefined): Wrong {
  if (errors === undefined || Array.isArray(errors)) return {};
  const wrong = Object.entries(errors).flatMap(([name, words]) => {
    const [first] = Array.isArray(words) ? words : [];
    return first === undefined ? [] : [[ownNames[name] ?? name, first] as const];
  });
  return Object.fromEntries(wrong);
}

import { type ListingChoice, readListingChoice } from '@shop/domain/listing-choice.ts';

/** What is chosen in a form whose fields are the parameters of a listing. */
export function readChoiceForm(form: HTMLFormElement): ListingChoice {
  return readListingChoice(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

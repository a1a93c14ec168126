import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListingPlace, listingAddress } from './listing-address.ts';

export type Choosing = {
  place: ListingPlace;
  choice: ListingChoice;
  /** Shows the products of another choice. `isInPlace`: Back does not lead to the choice before. */
  choose(next: ListingChoice, isInPlace?: boolean): void;
};

/** The choice and a setter. The new choice is shown at once, while the products are still loading. */
export function useListingChoice(known: ListingChoice, fixed: ListingPlace['fixed'], onAnswer: () => void): Choosing {
  const place = { path: useLocation().pathname, fixed };
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ListingChoice>();
  const [answered, setAnswered] = useState(known);
  if (answered !== known) {
    setAnswered(known);
    setAsked(undefined);
  }
  const choice = asked ?? known;

  async function choose(next: ListingChoice, isInPlace = false) {
    const address = listingAddress(place, next);
    if (address === listingAddress(place, choice)) return;
    setAsked(next);
    await navigate(address, { preventScrollReset: true, replace: isInPlace });
    onAnswer();
  }
  return { place, choice, choose };
}

import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listingAddress } from './listing-address.ts';

/** The choice and a setter. The new choice is shown at once, while the products are still loading. */
export function useListingChoice(known: ListingChoice) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ListingChoice>();
  const [answered, setAnswered] = useState(known);
  if (answered !== known) {
    setAnswered(known);
    setAsked(undefined);
  }
  const choice = asked ?? known;

  function choose(next: ListingChoice) {
    const address = listingAddress(pathname, next);
    if (address === listingAddress(pathname, choice)) return;
    setAsked(next);
    void navigate(address, { preventScrollReset: true });
  }
  return { choice, choose, path: pathname };
}

import { PrefetchPageLinks } from 'react-router';
import { waitingAddress } from './card-offer.ts';

const addresses = [waitingAddress('order'), '/confirmation', '/failed'];

/** Fetches ahead where a payment may lead: a shop that is lost meanwhile can still say what to do. */
export function NextPages() {
  return addresses.map((address) => <PrefetchPageLinks key={address} page={address} />);
}

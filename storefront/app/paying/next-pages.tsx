import { PrefetchPageLinks } from 'react-router';
import { waitingAddress } from './card-offer.ts';

const addresses = [waitingAddress('order'), '/confirmation', '/failed'];

/** Prefetches the pages that can follow a payment, so that they work if the connection is lost meanwhile. */
export function NextPages() {
  return addresses.map((address) => <PrefetchPageLinks key={address} page={address} />);
}

import { branchSearchWords } from '@shop/wording/parcels.ts';

/** A search by number: the carrier's branch is found by it, and no address of a customer is sent. */
export function branchOnMap(branch: { settlement: string; number: string; isLocker: boolean }): string {
  const query = new URLSearchParams({ api: '1', query: branchSearchWords(branch) });
  return `https://www.google.com/maps/search/?${query}`;
}

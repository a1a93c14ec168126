import { dispatchPromise } from '@shop/wording/dispatch-promise.ts';
import { useIsMounted } from '../ui/use-is-mounted.ts';
import { useSellingFacts } from './use-selling-facts.ts';

/**
 * When a parcel ordered at this moment leaves. Said in the browser only, because a page that is kept may outlive the hour it
 * names; until then its place is empty, so that nothing moves.
 */
export function LeavesWhen() {
  const { dispatch } = useSellingFacts().promises;
  const isMounted = useIsMounted();
  const words = dispatch && dispatchPromise(dispatch, new Date());
  return words && <p className="t-small soft">{isMounted ? `${words}.` : '\u00a0'}</p>;
}

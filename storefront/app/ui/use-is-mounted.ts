import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration: the server renders the same page for all visitors, the browser adds what is
 * personal.
 */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The server's page is the same for everybody; what is one visitor's own comes in the browser. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

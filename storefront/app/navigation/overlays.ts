import { useSyncExternalStore } from 'react';

/** What can lie over the page; one at a time. */
export type Overlay = 'brands' | 'skin-types' | 'product-types' | 'search' | 'menu' | 'cart' | 'wishlist';

let open: Overlay | undefined;
const listeners = new Set<() => void>();

function set(next: Overlay | undefined): void {
  open = next;
  for (const changed of listeners) changed();
}

export const openOverlay = (overlay: Overlay) => set(overlay);
export const closeOverlays = () => set(undefined);
export const toggleOverlay = (overlay: Overlay) => set(open === overlay ? undefined : overlay);

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => open,
    () => undefined,
  );
}

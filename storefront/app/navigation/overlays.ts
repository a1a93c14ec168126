import { useSyncExternalStore } from 'react';
import { closeOnBack, forgetBack } from './back-closes.ts';

/** A panel under the header, by the id of its block of the menu. */
export type NavigationPanel = `panel ${string}`;

/** Everything that can open over the page; one at a time. */
export type Overlay = NavigationPanel | 'search' | 'menu' | 'cart' | 'wishlist' | 'filters' | 'consent';

export function isNavigationPanel(overlay: Overlay): overlay is NavigationPanel {
  return overlay.startsWith('panel ');
}

/** Drawers cover the page: on a phone Back closes them. */
const drawers: readonly (Overlay | undefined)[] = ['menu', 'cart', 'wishlist', 'search', 'filters'];

let open: Overlay | undefined;
const listeners = new Set<() => void>();

function set(next: Overlay | undefined): void {
  const isDrawer = drawers.includes(next);
  if (isDrawer && next !== open) closeOnBack(closeOverlays);
  if (!isDrawer && drawers.includes(open)) forgetBack();
  open = next;
  for (const changed of listeners) changed();
}

export const openOverlay = (overlay: Overlay) => set(overlay);
export const closeOverlays = () => set(undefined);
/** Closes only this one; another may have been opened meanwhile. */
export const closeOverlay = (overlay: Overlay) => open === overlay && set(undefined);
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

import { useLocation } from 'react-router';
import { useIsMounted } from '../../ui/use-is-alive.ts';

export const sections = ['profile', 'orders', 'wishlist'] as const;
export type Section = (typeof sections)[number];

/** The part of the account that the address names. The server never sees that part of an address. */
export function useSection(): Section | undefined {
  const { hash } = useLocation();
  if (!useIsMounted()) return undefined;
  return sections.find((section) => hash === `#${section}`) ?? 'profile';
}

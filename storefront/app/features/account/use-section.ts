import { useLocation } from 'react-router';
import { useIsMounted } from '../../ui/use-is-mounted.ts';

export const sections = ['profile', 'orders', 'wishlist'] as const;
export type Section = (typeof sections)[number];

/** The section named by the address fragment, which the server never sees. */
export function useSection(): Section | undefined {
  const { hash } = useLocation();
  if (!useIsMounted()) return undefined;
  return sections.find((section) => hash === `#${section}`) ?? 'profile';
}

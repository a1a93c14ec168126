import { Menu } from 'react-admin';
import { useHasDemonstration } from './use-demonstration.ts';

/** A live shop has no such entry. */
export function DemonstrationMenuItem() {
  return useHasDemonstration() && <Menu.ResourceItem name="demonstration" />;
}

import { useRouteLoaderData } from 'react-router';
import type { ShownPicture } from '../ui/picture.tsx';

/** How the shop looks, by its editors. */
export type ShownLook = {
  accent: string;
  shades: Record<string, string> | null;
  logo: ShownPicture | null;
  icon: string;
  touch_icon: string;
  cover: ShownPicture | null;
  social: ShownPicture | null;
  card: string;
  has_drop: boolean;
};

type RootData = { shell?: { shop: { look: ShownLook } } | undefined } | undefined;

/** Undefined without an answer of the server: then the page shows what belongs to any shop. */
export function useLook(): ShownLook | undefined {
  return (useRouteLoaderData('root') as RootData)?.shell?.shop.look;
}

/** The colours of the shop in place of those in tokens.css, which stands before it. */
export function shadesStyle(shades: Record<string, string>): string {
  const tokens = Object.entries(shades).map(([name, colour]) => `--color-${name}:${colour}`);
  return `html:root{${tokens.join(';')}}`;
}

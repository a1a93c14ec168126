import { isQuietPage } from '@shop/contract/quiet-pages.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useOverlay } from '../../navigation/overlays.ts';
import { WhenWanted } from './when-wanted.tsx';

const load = () => import('../consent/consent-banner.tsx');
/** Without the prompt there is no consent, so nothing is loaded. */
const failQuietly = () => {};

/** Asks for consent where tags may be loaded, if the shop has any, and whenever a visitor opens the settings. */
export function ConsentWhenWanted() {
  const { pathname, search } = useLocation();
  const isOpened = useOverlay() === 'consent';
  const root = useRouteLoaderData('root') as { containerId?: string } | undefined;
  const isWanted = root?.containerId !== undefined && (isOpened || !isQuietPage(pathname + search));
  return <WhenWanted isWanted={isWanted} load={load} onFailure={failQuietly} />;
}

import { isQuietPage } from '@shop/contract/quiet-pages.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useOverlay } from '../../navigation/overlays.ts';
import { WhenWanted } from './when-wanted.tsx';

const load = () => import('../consent/consent-banner.tsx');
/** Who could not be asked has agreed to nothing. */
const failQuietly = () => {};

/** Asks for consent where tags may be loaded, if there are any, and wherever somebody wants to choose anew. */
export function ConsentWhenWanted() {
  const { pathname, search } = useLocation();
  const isOpened = useOverlay() === 'consent';
  const root = useRouteLoaderData('root') as { containerId?: string } | undefined;
  const isWanted = root?.containerId !== undefined && (isOpened || !isQuietPage(pathname + search));
  return <WhenWanted isWanted={isWanted} load={load} onFailure={failQuietly} />;
}

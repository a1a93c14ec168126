import { isPageThatPays } from '@shop/contract/pages-that-pay.ts';
import { isQuietPage } from '@shop/contract/quiet-pages.ts';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readConsent } from '../browser-storage/consent.ts';

const opened = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;
/** A document keeps the policy with which it came, and the scripts it has let in, whatever page it shows later. */
const isDocumentThatPays = isPageThatPays(opened);
export const isQuietDocument = isQuietPage(opened);

/**
 * Whether a page would have the wrong document here: one that cannot let the card provider in, or, for a visitor who has
 * agreed to tags, one that has tags where there may be none, or none where there may be.
 */
export function needsNewDocument(address: string): boolean {
  if (isPageThatPays(address) && !isDocumentThatPays) return true;
  return readConsent() === 'all' && isQuietPage(address) !== isQuietDocument;
}

/** Goes to the page that is true instead of this one. */
export function useReplacePage(): (address: string, state?: object) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, state) => {
      if (needsNewDocument(address)) window.location.replace(address);
      else void navigate(address, { replace: true, state });
    },
    [navigate],
  );
}

/** The browser's history can bring a page into a document that came for another one. */
export function useRightDocument(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (needsNewDocument(pathname + search)) window.location.reload();
  }, [pathname, search]);
}

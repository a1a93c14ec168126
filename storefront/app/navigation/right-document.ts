import { isPageThatPays, isQuietPage } from '@shop/contract/pages.ts';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readConsent } from '../browser-storage/consent.ts';

const opened = typeof window === 'undefined' ? '/' : window.location.pathname + window.location.search;
/** A document keeps its content security policy and its loaded scripts, whichever page it shows later. */
const isDocumentThatPays = isPageThatPays(opened);
export const isQuietDocument = isQuietPage(opened);

/**
 * Whether a page needs a new document: the current one cannot load the card provider's script, or, with consent, it has
 * tags where none are allowed, or has none where they belong.
 */
export function needsNewDocument(address: string): boolean {
  if (isPageThatPays(address) && !isDocumentThatPays) return true;
  return readConsent() === 'all' && isQuietPage(address) !== isQuietDocument;
}

/** Replaces the current page, with a new document if needed. */
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

/** Back and Forward can show a page in a document that was loaded for another one. */
export function useRightDocument(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (needsNewDocument(pathname + search)) window.location.reload();
  }, [pathname, search]);
}

import { isQuietPage } from '@shop/contract/pages.ts';
import { consentWording } from '@shop/wording/consent.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { loadTags, unloadTags } from '../../analytics/load-tags.ts';
import { type Consent, keepConsent, useConsent } from '../../browser-storage/consent.ts';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsPublished } from '../../navigation/published-pages.ts';
import './consent-banner.css';

/** What is done with data: the policy of the shop, or its terms while it has none. */
const pagesAboutData = ['/info/privacy', '/page/terms'];

const choices: readonly Consent[] = ['necessary', 'all'];

/** Asks for consent without blocking the page, and loads or unloads tags accordingly. */
export default function ConsentBanner() {
  const choice = useConsent();
  useTagsAsChosen(choice);
  const { pathname, search } = useLocation();
  const isOpened = useOverlay() === 'consent';
  const details = pagesAboutData.find(useIsPublished());
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    const { activeElement } = document;
    banner.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, [isOpened]);
  // No prompt on quiet pages, where tags are never loaded; the footer link opens it everywhere.
  if (!isOpened && (choice !== undefined || isQuietPage(pathname + search))) return null;

  function choose(next: Consent) {
    keepConsent(next);
    closeOverlay('consent');
  }
  return (
    <section
      ref={banner}
      className="consent"
      tabIndex={-1}
      aria-label={consentWording.label}
      onKeyDown={({ key }) => key === 'Escape' && closeOverlay('consent')}
    >
      <p className="t-small">
        {consentWording.text}
        {details && (
          <>
            {' '}
            <PageLink className="link" to={details}>
              {consentWording.details}
            </PageLink>
          </>
        )}
      </p>
      <div className="consent__choices">
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn--line btn--s"
            aria-pressed={choice && choice === each}
            onClick={() => choose(each)}
          >
            {consentWording[each]}
          </button>
        ))}
      </div>
    </section>
  );
}

function useTagsAsChosen(choice: Consent | undefined): void {
  const { containerId } = useRouteLoaderData('root') as { containerId?: string };
  // An earlier choice was already pushed by the script in the head.
  const previous = useRef(choice);
  useEffect(() => {
    if (choice !== previous.current) window.updateConsent('update', choice === 'all' ? 'granted' : 'denied');
    if (choice === 'all' && containerId) loadTags(containerId);
    if (choice === 'necessary' && previous.current === 'all') unloadTags();
    previous.current = choice;
  }, [choice, containerId]);
}

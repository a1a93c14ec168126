import {
  type AnalyticsEventName,
  type AnalyticsEvents,
  type DataLayerEntry,
  dataLayerEntries,
} from '@shop/contract/analytics-events.ts';
import { readConsent } from '../browser-storage/consent.ts';
import { storedValue } from '../browser-storage/stored-value.ts';
import { isQuietDocument } from '../navigation/right-document.ts';

declare global {
  interface Window {
    /** Made in the head of the page, before any other script. */
    dataLayer: unknown[];
  }
}

/** Events from documents without tags, kept for the next document of this tab that has them. */
const queuedEvents = storedValue<readonly DataLayerEntry[]>(
  'eventsForTags',
  (found) => (Array.isArray(found) ? found : []),
  () => sessionStorage,
);

export function track<Name extends AnalyticsEventName>(event: Name, ecommerce: AnalyticsEvents[Name]): void {
  sendQueuedEvents();
  const entries = dataLayerEntries(event, ecommerce);
  window.dataLayer.push(...entries);
  if (isQuietDocument && readConsent() === 'all') queuedEvents.change((kept) => [...kept, ...entries]);
}

/** Called before a new event, so that the order of events is kept. */
export function sendQueuedEvents(): void {
  const entries = queuedEvents.read();
  if (isQuietDocument || entries.length === 0) return;
  queuedEvents.change(() => []);
  window.dataLayer.push(...entries);
}

import { isQuietDocument } from '../navigation/right-document.ts';
import { sendQueuedEvents } from './track.ts';

let isLoaded = false;

/** Loads the tag manager container once per document, and never in a quiet document. */
export function loadTags(containerId: string): void {
  if (isLoaded || isQuietDocument) return;
  isLoaded = true;
  sendQueuedEvents();
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(script);
}

/** A loaded tag cannot be removed, so the page is reloaded without tags and without their cookies. */
export function unloadTags(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (/^_(ga|gid|gcl|gac)/.test(name)) clearCookie(name);
  }
  if (isLoaded) window.location.reload();
}

/** Tags set cookies for the widest domain that the browser allows. */
function clearCookie(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

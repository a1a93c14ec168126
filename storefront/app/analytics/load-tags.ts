import { isQuietDocument } from '../navigation/right-document.ts';
import { sendQueuedEvents } from './track.ts';

let isLoaded = false;

/** The container with the shop's tags, once a document, and never in one that has to be quiet. */
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

/** What has been let in cannot be sent away: the page is loaded anew, without it and without the cookies it has left. */
export function unloadTags(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (/^_(ga|gid|gcl|gac)/.test(name)) clearCookie(name);
  }
  if (isLoaded) window.location.reload();
}

/** Tags keep cookies for the widest domain that the browser lets them. */
function clearCookie(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

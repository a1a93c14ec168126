import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { closeOverlays } from '../app/navigation/overlays.ts';
import { answerApi, fetchAnswer } from './api-answers.ts';

// A limit for what never comes, not for how fast it comes.
configure({ asyncUtilTimeout: 30_000 });

// Before any page is imported: the client of the API keeps the `fetch` that it finds.
globalThis.fetch = fetchAnswer;

// The element `search` is younger than the browser that happy-dom stands for; React warns of unknown ones.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

afterEach(() => {
  cleanup();
  closeOverlays();
  answerApi({});
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    // Whoever keeps a stored value hears of it as of a change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
});

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { closeOverlays } from '../app/navigation/overlays.ts';
import { answerApi, fetchAnswer } from './api-answers.ts';

// Before any page is imported: the client of the API keeps the `fetch` that it finds.
globalThis.fetch = fetchAnswer;

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

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { closeOverlays } from '../app/navigation/overlays.ts';
import { answerApi, fetchAnswer } from './api-answers.ts';

// A timeout for failures, not for speed.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library advances fake timers only if it finds this object.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// Before any page is imported: the API client keeps the `fetch` that it finds.
globalThis.fetch = fetchAnswer;

// happy-dom does not know the newer element `search`, and React warns of unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// happy-dom has no `window.origin`, which the router reads to prefetch links.
Object.defineProperty(window, 'origin', { value: window.location.origin, configurable: true });

afterEach(() => {
  cleanup();
  closeOverlays();
  answerApi({});
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    // Stored values are cleared as by a change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
});

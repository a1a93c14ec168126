import fc from 'fast-check';
import { beforeEach, vi } from 'vitest';
import { isLong, seedFor } from './test-levels.ts';

// Properties: short with a known seed, long with another seed every day.
fc.configureGlobal({ numRuns: isLong ? 2_000 : 100, seed: seedFor(20_261_115) });

// What the file before has put in the place of something is gone.
vi.restoreAllMocks();
vi.unstubAllGlobals();
const realFetch = globalThis.fetch;

// A test that complains on the console, or reaches for the internet, has failed without saying so.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error in a test: ${words.join(' ')}`);
  });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (!/^(localhost|127(\.\d+){3})$/.test(hostname)) throw new Error(`A test called ${hostname}`);
    return await realFetch(input, init);
  });
});

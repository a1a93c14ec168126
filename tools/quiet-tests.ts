import fc from 'fast-check';
import { beforeEach, vi } from 'vitest';
import { isLong, seedFor } from './test-levels.ts';

// Property tests: short with a fixed seed, or long with a new seed every day.
fc.configureGlobal({ numRuns: isLong ? 2_000 : 100, seed: seedFor(20_261_115) });

// Undo the mocks of the previous test file.
vi.restoreAllMocks();
vi.unstubAllGlobals();
const realFetch = globalThis.fetch;

// A test fails if it writes to console.error or calls another host.
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

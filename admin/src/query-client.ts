import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const mostRetries = 2;

/** Whether a retry can succeed: refusals stay refusals. */
export function mayComeLater(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status < 400 || error.status >= 500 || [408, 429].includes(error.status);
}

/**
 * Options for the main query of a page: retried until it succeeds. The page keeps what it shows and displays the error
 * meanwhile (`ui/failure.tsx`).
 */
export const untilItComes = {
  retry: (_failures: number, error: unknown) => mayComeLater(error),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 5_000),
};

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: offline requests fail like any other instead of waiting silently.
    queries: { retry: (failures, error) => mayComeLater(error) && failures < mostRetries, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

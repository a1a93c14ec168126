import { confirmationWording } from '@shop/wording/confirmations.ts';
import { useLocation } from 'react-router';
import { useIsMounted } from '../../ui/use-is-alive.ts';

/** What was done on the page that led here, said on this one. */
export function useBroughtNotice(): string | undefined {
  const notice = acceptNotice(useLocation().state);
  return useIsMounted() && notice ? confirmationWording[notice] : undefined;
}

/** The browser's history keeps it, and may keep anything. */
function acceptNotice(state: unknown): keyof typeof confirmationWording | undefined {
  const { notice } = (state ?? {}) as Record<string, unknown>;
  return typeof notice === 'string' && notice in confirmationWording
    ? (notice as keyof typeof confirmationWording)
    : undefined;
}

import { confirmationWording } from '@shop/wording/confirmations.ts';
import { useLocation } from 'react-router';
import { useIsMounted } from '../../ui/use-is-mounted.ts';

/** A success message passed on by the previous page. */
export function useBroughtNotice(): string | undefined {
  const notice = acceptNotice(useLocation().state);
  return useIsMounted() && notice ? confirmationWording[notice] : undefined;
}

/** History state may hold anything, so it is validated. */
function acceptNotice(state: unknown): keyof typeof confirmationWording | undefined {
  const { notice } = (state ?? {}) as Record<string, unknown>;
  return typeof notice === 'string' && notice in confirmationWording
    ? (notice as keyof typeof confirmationWording)
    : undefined;
}

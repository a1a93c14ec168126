import { isRefusal } from '@shop/contract/refusal.ts';
import {
  endSessionEndpoint,
  refreshAccountEndpoint,
  refreshEndpoint,
  sessionsEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signOutEverywhereEndpoint,
} from '@shop/contract/sessions.ts';
import type { Serve } from '../../http/serve.ts';
import type { Visit } from '../../http/visit.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { findKnownDevice } from '../sign-in-safety/known-devices.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { endOneSession, signOut, signOutEverywhere } from './sign-out.ts';

export function sessionRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'secrets' | 'log'>) {
  serve(
    signInEndpoint,
    async ({ body }, visit) => {
      const { address, device } = visit;
      const brought = { address, device, deviceTokens: visit.deviceTokens('customer') };
      const { tokens, deviceToken } = await signIn(shop, body, brought);
      visit.keepTokens(tokens);
      visit.keepDevice('customer', deviceToken);
      return tokens;
    },
    {
      limit: limits.signIn,
      subject: ({ body }) => body.email,
      device: ({ body }, visit) => findKnownDevice(shop.db, 'customer', body.email, visit.deviceTokens('customer')),
    },
  );

  const refresh = async ({ body }: { body: { refresh?: string | undefined } }, visit: Visit) => {
    try {
      const tokens = await refreshSession(shop, body.refresh ?? visit.keptRefresh(), visit.address);
      visit.keepTokens(tokens);
      return tokens;
    } catch (error) {
      if (isRefusal(error) && error.code === 'token_not_valid' && body.refresh === undefined) visit.forgetTokens();
      throw error;
    }
  };
  serve(refreshEndpoint, refresh, { limit: limits.refresh });
  serve(refreshAccountEndpoint, refresh, { limit: limits.refresh });

  serve(signOutEndpoint, async ({ body }, visit) => {
    const token = body.refresh ?? visit.keptRefresh();
    if (token !== undefined) await signOut(shop, token);
    else {
      const session = await findSessionIfGood(visit);
      if (session) await endOneSession(shop, session, session.id);
    }
    visit.forgetTokens();
  });
  serve(signOutEverywhereEndpoint, async (_, visit) => {
    await signOutEverywhere(shop, await visit.requireSession());
    visit.forgetTokens();
  });
  serve(sessionsEndpoint, async (_, visit) => ({
    sessions: await listSessions(shop.db, await visit.requireSession()),
  }));
  serve(endSessionEndpoint, async ({ params }, visit) => endOneSession(shop, await visit.requireSession(), params.id));
}

/** Whoever signs out with a token that is good no more has what they want. */
async function findSessionIfGood(visit: Visit) {
  try {
    return await visit.findSession();
  } catch (error) {
    if (isRefusal(error) && error.code === 'token_not_valid') return undefined;
    throw error;
  }
}

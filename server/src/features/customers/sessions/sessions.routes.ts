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
import type { RequestContext } from '../../../http/request-context.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { limits } from '../../rate-limits/index.ts';
import { findKnownDevice } from '../../sign-in-safety/index.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { endOneSession, signOut, signOutEverywhere } from './sign-out.ts';

export function sessionRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'secrets' | 'log'>) {
  serve(
    signInEndpoint,
    async ({ body }, context) => {
      const { address, device } = context;
      const brought = { address, device, deviceTokens: context.deviceTokens('customer') };
      const { tokens, deviceToken } = await signIn(shop, body, brought);
      context.keepTokens(tokens);
      context.keepDevice('customer', deviceToken);
      return tokens;
    },
    {
      limit: limits.signIn,
      subject: ({ body }) => body.email,
      device: ({ body }, context) => findKnownDevice(shop.db, 'customer', body.email, context.deviceTokens('customer')),
    },
  );

  const refresh = async ({ body }: { body: { refresh?: string | undefined } }, context: RequestContext) => {
    try {
      const tokens = await refreshSession(shop, body.refresh ?? context.keptRefresh(), context.address);
      context.keepTokens(tokens);
      return tokens;
    } catch (error) {
      if (isRefusal(error) && error.code === 'token_not_valid' && body.refresh === undefined) context.clearTokens();
      throw error;
    }
  };
  serve(refreshEndpoint, refresh, { limit: limits.refresh });
  serve(refreshAccountEndpoint, refresh, { limit: limits.refresh });

  serve(signOutEndpoint, async ({ body }, context) => {
    const token = body.refresh ?? context.keptRefresh();
    if (token !== undefined) await signOut(shop, token);
    else {
      const session = await findValidSession(context);
      if (session) await endOneSession(shop, session, session.id);
    }
    context.clearTokens();
  });
  serve(signOutEverywhereEndpoint, async (_, context) => {
    await signOutEverywhere(shop, await context.requireSession());
    context.clearTokens();
  });
  serve(sessionsEndpoint, async (_, context) => ({
    sessions: await listSessions(shop.db, await context.requireSession()),
  }));
  serve(endSessionEndpoint, async ({ params }, context) =>
    endOneSession(shop, await context.requireSession(), params.id),
  );
}

/** Signing out with an invalid token is a success: the browser is already signed out. */
async function findValidSession(context: RequestContext) {
  try {
    return await context.findSession();
  } catch (error) {
    if (isRefusal(error) && error.code === 'token_not_valid') return undefined;
    throw error;
  }
}

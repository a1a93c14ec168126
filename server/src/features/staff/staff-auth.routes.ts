import * as auth from '@shop/contract/admin/auth.ts';
import type { Serve } from '../../http/serve.ts';
import type { ServeStaff } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../limits/limits.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { identityOf } from './check-staff.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { signInStaff, signOutStaff } from './sign-in-staff.ts';

export function staffAuthRoutes(
  { serve, serveStaff }: { serve: Serve; serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'secrets'>,
  rules: { needsSecondFactor: boolean },
) {
  serve(
    auth.staffSignInEndpoint,
    async ({ body }, visit) => {
      const { token, member } = await signInStaff(shop, body, visit);
      visit.keepStaffToken(token);
      return identityOf(member, rules);
    },
    { limit: limits.staffSignIn, subject: ({ body }) => body.email },
  );
  serve(auth.staffSignOutEndpoint, async (_, visit) => {
    const token = visit.staffToken();
    if (token !== undefined) await signOutStaff(shop, token);
    visit.forgetStaffToken();
  });

  serveStaff(auth.staffIdentityEndpoint, async (_, member) => identityOf(member, rules));
  const proving = { limit: limits.provePassword };
  serveStaff(auth.changeStaffPasswordEndpoint, ({ body }, member) => changeOwnPassword(shop, member, body), proving);
  serveStaff(
    auth.beginSecondFactorEndpoint,
    ({ body }, member) => beginSecondFactor(shop, member, body.password),
    proving,
  );
  serveStaff(
    auth.confirmSecondFactorEndpoint,
    async ({ body }, member) => {
      await confirmSecondFactor(shop, member, body.code);
      return identityOf({ ...member, hasSecondFactor: true }, rules);
    },
    proving,
  );
  serveStaff(
    auth.removeSecondFactorEndpoint,
    async ({ body }, member) => {
      await removeSecondFactor(shop, member, body);
      return identityOf({ ...member, hasSecondFactor: false }, rules);
    },
    proving,
  );
}

import * as auth from '@shop/contract/admin/auth.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { limits, type RateLimiter } from '../../rate-limits/index.ts';
import { findKnownDevice } from '../../sign-in-safety/index.ts';
import { askForStaffReset } from '../links/mail-staff-reset.ts';
import { setPasswordByLink } from '../links/set-password-by-link.ts';
import { readStaffLink } from '../links/staff-links.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { type Member, toStaffIdentity } from './check-staff.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { signInStaff, signOutStaff } from './sign-in-staff.ts';

export function staffAuthRoutes(
  { serve, rateLimiter }: { serve: Serve; rateLimiter: RateLimiter },
  shop: Pick<Shop, 'db' | 'secrets' | 'queue'>,
  rules: { needsSecondFactor: boolean },
) {
  const findDevice = ({ body }: { body: { email: string } }, context: RequestContext) =>
    findKnownDevice(shop.db, 'staff', body.email, context.deviceTokens('staff'));
  serve(
    auth.staffSignInEndpoint,
    async ({ body }, context) => {
      const known = await findDevice({ body }, context);
      const { address, device } = context;
      const brought = { address, device, deviceTokens: context.deviceTokens('staff'), known };
      const { token, deviceToken, member } = await signInStaff({ ...shop, rateLimiter }, body, brought);
      context.keepStaffToken(token);
      context.keepDevice('staff', deviceToken);
      return toStaffIdentity(member, rules);
    },
    { limit: limits.staffSignIn, subject: ({ body }) => body.email, device: findDevice },
  );
  serve(auth.staffSignOutEndpoint, async (_, context) => {
    const token = context.staffToken();
    if (token !== undefined) await signOutStaff(shop, token);
    context.clearStaffToken();
  });

  serve(auth.requestStaffResetEndpoint, ({ body }) => askForStaffReset(shop, body.email), {
    limit: limits.mailStaffReset,
    subject: ({ body }) => body.email,
  });
  // Limited by the token alone: counting ids up must not block others.
  const byLink = { limit: limits.useStaffLink, subject: ({ body }: { body: { token: string } }) => body.token };
  serve(auth.readStaffLinkEndpoint, ({ body }) => readStaffLink(shop.db, body), byLink);
  serve(
    auth.setStaffPasswordEndpoint,
    async ({ body }, context) => context.keepDevice('staff', await setPasswordByLink(shop, body, context.device)),
    byLink,
  );

  serve.staff(auth.staffIdentityEndpoint, async (_, member) => toStaffIdentity(member, rules));
  const withCodes = (member: Member, codes: string[]) => ({
    ...toStaffIdentity({ ...member, recoveryCodesLeft: codes.length || member.recoveryCodesLeft }, rules),
    recovery_codes: codes,
  });
  const proving = { limit: limits.provePassword };
  serve.staff(
    auth.changeStaffPasswordEndpoint,
    async ({ body }, member, context) =>
      context.keepDevice('staff', await changeOwnPassword(shop, member, body, context.device)),
    proving,
  );
  serve.staff(
    auth.beginSecondFactorEndpoint,
    ({ body }, member) => beginSecondFactor(shop, member, body.password),
    proving,
  );
  serve.staff(
    auth.confirmSecondFactorEndpoint,
    async ({ body }, member) => {
      const codes = await confirmSecondFactor(shop, member, body.code);
      return withCodes({ ...member, hasSecondFactor: true }, codes);
    },
    proving,
  );
  serve.staff(
    auth.makeRecoveryCodesEndpoint,
    async ({ body }, member) => withCodes(member, await renewRecoveryCodes(shop, member, body)),
    proving,
  );
  serve.staff(
    auth.removeSecondFactorEndpoint,
    async ({ body }, member) => {
      await removeSecondFactor(shop, member, body);
      return toStaffIdentity({ ...member, hasSecondFactor: false, recoveryCodesLeft: 0 }, rules);
    },
    proving,
  );
}

import { z } from 'zod';
import { KnownPassword, LinkParts } from '../customer-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { Email, Id, line } from '../shapes.ts';
import { allRights } from './rights.ts';
import { everybody, staffRoles } from './roles.ts';

/** Six digits of an authenticator app; spaces are ignored. */
const SecondFactorCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** Six digits of an app, or a recovery code; case, spaces and hyphens are ignored. */
const SignInCode = z
  .string()
  .max(50)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/));

const RecoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each opens once instead of a code of the app. They are told this once' });

/** The length rule for passwords of staff. */
export const StaffPassword = z.string().min(12).max(200);

export const StaffRole = z
  .union([z.enum(staffRoles), Id])
  .meta({ id: 'StaffRole', description: 'A role that every shop has, or the id of one that the owner has made' });
export const StaffRight = z.enum(allRights as [(typeof allRights)[number]]).meta({ id: 'StaffRight' });

export const StaffIdentity = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    role_name: z.string(),
    rights: z.array(StaffRight),
    second_factor: z.object({
      is_on: z.boolean(),
      is_required: z.boolean(),
      recovery_codes_left: z.int().nonnegative(),
    }),
  })
  .meta({ id: 'StaffIdentity' });
export type StaffIdentity = z.infer<typeof StaffIdentity>;
const IdentityWithCodes = StaffIdentity.extend({ recovery_codes: RecoveryCodes }).meta({ id: 'IdentityWithCodes' });

export const staffSignInEndpoint = endpoint({
  name: 'signInAsStaff',
  summary: 'Sign in to the back office; the session is a cookie',
  method: 'POST',
  path: '/api/v1/admin/auth/login/',
  body: z.object({
    email: line(254).min(1).toLowerCase(),
    password: KnownPassword,
    code: SignInCode.optional().meta({ description: 'Of those who have a second factor, or a recovery code' }),
  }),
  reply: StaffIdentity,
  refusals: [
    'wrong_credentials',
    'second_factor_code_needed',
    'wrong_second_factor_code',
    'second_factor_unreadable',
    'too_many_requests',
  ],
});

export const staffSignOutEndpoint = endpoint({
  name: 'signOutAsStaff',
  summary: 'End the session of the back office',
  method: 'POST',
  path: '/api/v1/admin/auth/logout/',
  status: 204,
  reply: z.void(),
  refusals: ['foreign_origin'],
});

export const requestStaffResetEndpoint = endpoint({
  name: 'requestStaffPasswordReset',
  summary: 'Mail a link for a new password to a member of staff; an unknown address is answered like a known one',
  method: 'POST',
  path: '/api/v1/admin/auth/reset/',
  body: z.object({ email: Email }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const readStaffLinkEndpoint = endpoint({
  name: 'readStaffLink',
  summary: 'Whose the link of a letter is, before it is used',
  method: 'POST',
  path: '/api/v1/admin/auth/link/',
  body: LinkParts,
  reply: z.object({ purpose: z.enum(['invitation', 'password_reset']), name: z.string(), email: z.string() }),
  refusals: ['too_many_requests'],
});

export const setStaffPasswordEndpoint = endpoint({
  name: 'setStaffPassword',
  summary: 'Set a password by the link of a letter; all sessions end, and the second factor stays as it is',
  method: 'POST',
  path: '/api/v1/admin/auth/link/password/',
  body: LinkParts.extend({ new_password: StaffPassword }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const staffIdentityEndpoint = endpoint({
  name: 'readStaffIdentity',
  summary: 'Read who of the staff is signed in',
  method: 'GET',
  path: '/api/v1/admin/auth/me/',
  needs: everybody,
  reply: StaffIdentity,
});

export const changeStaffPasswordEndpoint = endpoint({
  name: 'changeOwnStaffPassword',
  summary: 'Change the own password; other sessions end',
  method: 'POST',
  path: '/api/v1/admin/auth/password/',
  needs: everybody,
  body: z.object({ current_password: KnownPassword, new_password: StaffPassword }),
  status: 204,
  reply: z.void(),
  refusals: ['wrong_password', 'too_many_requests'],
});

export const beginSecondFactorEndpoint = endpoint({
  name: 'beginSecondFactor',
  summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed',
  method: 'POST',
  path: '/api/v1/admin/auth/second-factor/',
  needs: everybody,
  body: z.object({ password: KnownPassword }),
  reply: z.object({ secret: z.string(), uri: z.string(), qr_code: z.string().meta({ description: 'SVG' }) }),
  refusals: ['wrong_password', 'second_factor_is_on', 'too_many_requests'],
});

export const confirmSecondFactorEndpoint = endpoint({
  name: 'confirmSecondFactor',
  summary: 'The app works: from now on it is needed to sign in; other sessions end',
  method: 'POST',
  path: '/api/v1/admin/auth/second-factor/confirm/',
  needs: everybody,
  body: z.object({ code: SecondFactorCode }),
  reply: IdentityWithCodes,
  refusals: ['wrong_second_factor_code', 'second_factor_unreadable', 'too_many_requests'],
});

export const removeSecondFactorEndpoint = endpoint({
  name: 'removeSecondFactor',
  summary: 'Sign in without an app again; a live shop then asks for a new one at once',
  method: 'POST',
  path: '/api/v1/admin/auth/second-factor/remove/',
  needs: everybody,
  body: z.object({ password: KnownPassword, code: SignInCode }),
  reply: StaffIdentity,
  refusals: ['wrong_password', 'wrong_second_factor_code', 'second_factor_unreadable', 'too_many_requests'],
});

export const makeRecoveryCodesEndpoint = endpoint({
  name: 'makeRecoveryCodes',
  summary: 'New recovery codes instead of all earlier ones',
  method: 'POST',
  path: '/api/v1/admin/auth/second-factor/recovery-codes/',
  needs: everybody,
  body: z.object({ password: KnownPassword, code: SignInCode }),
  reply: IdentityWithCodes,
  refusals: ['wrong_password', 'wrong_second_factor_code', 'second_factor_unreadable', 'too_many_requests'],
});

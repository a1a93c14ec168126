import { z } from 'zod';
import { KnownPassword, LinkParts, NewPassword } from './customer-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Email } from './shapes.ts';

export const requestResetEndpoint = endpoint({
  name: 'requestPasswordReset',
  summary: 'Mail a link for a new password; an unknown address is answered like a known one',
  method: 'POST',
  path: '/api/v1/users/reset_password/',
  body: z.object({ email: Email }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const confirmResetEndpoint = endpoint({
  name: 'confirmPasswordReset',
  summary: 'Set a new password by the link of a letter; all sessions end',
  method: 'POST',
  path: '/api/v1/users/reset_password_confirm/',
  body: LinkParts.extend({ new_password: NewPassword }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const changePasswordEndpoint = endpoint({
  name: 'changePassword',
  summary: 'Change the password; all other sessions end',
  method: 'POST',
  path: '/api/v1/auth/change-password/',
  needs: 'customer',
  body: z.object({ current_password: KnownPassword, new_password: NewPassword }),
  reply: z.object({ detail: z.string().meta({ description: 'Ukrainian words to show' }) }),
  refusals: ['wrong_password', 'too_many_requests'],
});

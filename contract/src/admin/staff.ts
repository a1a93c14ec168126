import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, Id, line } from '../shapes.ts';
import { StaffPassword, StaffRole } from './auth.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';
import { seenVersion, version } from './version.ts';

const Name = line(100).min(2);

export const StaffMember = z
  .object({
    id: Id,
    version,
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    role_name: z.string(),
    state: z.enum(['invited', 'active', 'inactive']),
    invited_until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'How long the link of the invitation works; nothing when it works no more' }),
    is_active: z.boolean(),
    has_second_factor: z.boolean(),
    last_sign_in_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffMember' });

export const listStaffEndpoint = endpoint({
  name: 'listStaff',
  summary: 'Everybody of the staff, those who work here no more included',
  method: 'GET',
  path: '/api/v1/admin/staff/',
  query: listQuery(['name', 'email', 'role', 'created_at']),
  needs: right('staff'),
  reply: listReply(StaffMember),
});

export const staffMemberEndpoint = endpoint({
  name: 'readStaffMember',
  summary: 'Read one member of staff',
  method: 'GET',
  path: '/api/v1/admin/staff/:id/',
  params: ById,
  needs: right('staff'),
  reply: StaffMember,
  refusals: ['staff_not_found'],
});

export const addStaffMemberEndpoint = endpoint({
  name: 'addStaffMember',
  summary: 'Somebody new: with a first password, or without one, who is invited by a letter to set it',
  method: 'POST',
  path: '/api/v1/admin/staff/',
  body: z.object({ name: Name, email: Email, role: StaffRole, password: StaffPassword.optional() }),
  status: 201,
  needs: right('staff'),
  reply: StaffMember,
});

export const inviteStaffAgainEndpoint = endpoint({
  name: 'inviteStaffAgain',
  summary: 'A new letter with a new link; earlier links work no more',
  method: 'POST',
  path: '/api/v1/admin/staff/:id/invite-again/',
  params: ById,
  needs: right('staff'),
  reply: StaffMember,
  refusals: ['staff_not_found', 'staff_not_invited'],
});

export const withdrawInvitationEndpoint = endpoint({
  name: 'withdrawInvitation',
  summary: 'Somebody who has not set a password yet is invited no more',
  method: 'POST',
  path: '/api/v1/admin/staff/:id/withdraw-invitation/',
  params: ById,
  status: 204,
  needs: right('staff'),
  reply: z.void(),
  refusals: ['staff_not_found', 'staff_not_invited'],
});

export const changeStaffMemberEndpoint = endpoint({
  name: 'changeStaffMember',
  summary: 'Another name or role; or somebody works here no more, and is signed out at once',
  method: 'PUT',
  path: '/api/v1/admin/staff/:id/',
  params: ById,
  body: z.object({ name: Name, role: StaffRole, is_active: z.boolean(), version: seenVersion }),
  needs: right('staff'),
  reply: StaffMember,
  refusals: ['staff_not_found', 'changed_meanwhile', 'last_owner'],
});

export const giveStaffPasswordEndpoint = endpoint({
  name: 'giveStaffPassword',
  summary: 'A new password for somebody else; their sessions end',
  method: 'POST',
  path: '/api/v1/admin/staff/:id/new-password/',
  params: ById,
  body: z.object({ password: StaffPassword }),
  status: 204,
  needs: right('staff'),
  reply: z.void(),
  refusals: ['staff_not_found', 'own_account'],
});

export const resetSecondFactorEndpoint = endpoint({
  name: 'resetSecondFactor',
  summary: 'Somebody else has lost the phone: the next sign-in is by password alone; their sessions end',
  method: 'POST',
  path: '/api/v1/admin/staff/:id/reset-second-factor/',
  params: ById,
  status: 204,
  needs: right('staff'),
  reply: z.void(),
  refusals: ['staff_not_found', 'own_account'],
});

export const endStaffSessionsEndpoint = endpoint({
  name: 'endStaffSessions',
  summary: 'Sign somebody out everywhere',
  method: 'POST',
  path: '/api/v1/admin/staff/:id/end-sessions/',
  params: ById,
  status: 204,
  needs: right('staff'),
  reply: z.void(),
  refusals: ['staff_not_found'],
});

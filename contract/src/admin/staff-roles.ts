import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line } from '../shapes.ts';
import { StaffRight } from './auth.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { givableRights, right } from './rights.ts';
import { seenVersion, version } from './version.ts';

/** Of an own role; the rights that only an owner may have are not among them. */
const GivenRights = z
  .array(z.enum(givableRights as [(typeof givableRights)[number]]))
  .min(1)
  .max(givableRights.length)
  .meta({ description: 'Those that they require are given along' });

const fields = { name: line(60).min(2), rights: GivenRights };

export const OwnRole = z
  .object({
    id: Id,
    version,
    name: z.string(),
    rights: z.array(StaffRight),
    members: z
      .int()
      .min(0)
      .meta({ description: 'How many of the staff have it, those who work here no more included' }),
  })
  .meta({ id: 'OwnRole' });

export const listRolesEndpoint = endpoint({
  name: 'listRoles',
  summary: 'The roles that the owner has made, all of them, by name',
  method: 'GET',
  path: '/api/v1/admin/roles/',
  query: listQuery(['name']),
  needs: right('roles'),
  reply: listReply(OwnRole),
});

export const readRoleEndpoint = endpoint({
  name: 'readRole',
  summary: 'Read one role that the owner has made',
  method: 'GET',
  path: '/api/v1/admin/roles/:id/',
  params: ById,
  needs: right('roles'),
  reply: OwnRole,
  refusals: ['role_not_found'],
});

export const addRoleEndpoint = endpoint({
  name: 'addRole',
  summary: 'A new role: a name and a set of rights',
  method: 'POST',
  path: '/api/v1/admin/roles/',
  body: z.object(fields),
  status: 201,
  needs: right('roles'),
  reply: OwnRole,
  refusals: ['not_allowed'],
});

export const changeRoleEndpoint = endpoint({
  name: 'changeRole',
  summary: 'Another name or other rights, which act at once on everybody who has the role',
  method: 'PUT',
  path: '/api/v1/admin/roles/:id/',
  params: ById,
  body: z.object({ ...fields, version: seenVersion }),
  needs: right('roles'),
  reply: OwnRole,
  refusals: ['role_not_found', 'changed_meanwhile', 'not_allowed'],
});

export const deleteRoleEndpoint = endpoint({
  name: 'deleteRole',
  summary: 'Delete a role that nobody has',
  method: 'DELETE',
  path: '/api/v1/admin/roles/:id/',
  params: ById,
  status: 204,
  needs: right('roles'),
  reply: z.void(),
  refusals: ['role_not_found', 'still_in_use'],
});

import { allRights, type Right, withRequired } from '@shop/contract/admin/rights.ts';
import type { OwnRole } from '@shop/contract/admin/staff-roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { roleWording } from '@shop/wording/admin/roles.ts';
import type { z } from 'zod';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { changedFacts, recordChange } from '../../audit/index.ts';
import { readVersioned, readVersionedList, takeNextVersion } from '../../record-versions/index.ts';
import type { Member } from '../sign-in/check-staff.ts';
import { lockStaffAs, requireHeld } from './lock-staff-as.ts';
import * as queries from './roles.queries.ts';

type Fields = { name: string; rights: readonly Right[] };
type Tools = Pick<Shop, 'db'>;
const subject = 'role';

/** All own roles: a shop has few. */
export async function readRoles(db: Executor) {
  return await readVersionedList(db, subject, async () => {
    const data = (await queries.listRoles(db)).map(toOwnRole);
    return { data, total: data.length };
  });
}

export async function readRole(db: Executor, id: number): Promise<z.input<typeof OwnRole>> {
  return await readVersioned(db, { subject, id }, async () => {
    const found = await queries.findRole(db, id);
    if (found === undefined) throw new Refusal('role_not_found', {});
    return toOwnRole(found);
  });
}

const toOwnRole = ({ rights, ...row }: queries.RoleRow) => ({
  ...row,
  rights: allRights.filter((right) => rights.includes(right)),
});

export async function addRole({ db }: Tools, member: Member, { name, rights }: Fields): Promise<number> {
  return await db.transaction(async (tx) => {
    const fields = { name, rights: withRequired(rights) };
    requireHeld(await lockStaffAs(tx, member, 'roles'), fields.rights);
    await requireFreeName(tx, name);
    const id = await queries.insertRole(tx, fields);
    await recordChange(tx, member, { action: 'create', subject, subjectId: id, after: fields });
    return id;
  });
}

/** Acts on sessions at once: rights are read with each request. */
export async function changeRole(
  { db }: Tools,
  member: Member,
  { id, name, rights, version }: Fields & { id: number; version: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const fields = { name, rights: withRequired(rights) };
    requireHeld(await lockStaffAs(tx, member, 'roles'), fields.rights);
    const was = await queries.findRole(tx, id);
    if (was === undefined) throw new Refusal('role_not_found', {});
    await takeNextVersion(tx, { subject, id }, version);
    await requireFreeName(tx, name, id);
    const change = changedFacts({ name: was.name, rights: was.rights }, fields);
    if (change === undefined) return;
    await queries.updateRole(tx, id, fields);
    await recordChange(tx, member, { action: 'update', subject, subjectId: id, ...change });
  });
}

export async function deleteRole({ db }: Tools, member: Member, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaffAs(tx, member, 'roles');
    const was = await queries.findRole(tx, id);
    if (was === undefined) throw new Refusal('role_not_found', {});
    if (was.members > 0) throw new Refusal('still_in_use', {});
    await queries.deleteRole(tx, id);
    const before = { name: was.name, rights: was.rights };
    await recordChange(tx, member, { action: 'delete', subject, subjectId: id, before });
  });
}

async function requireFreeName(tx: Transaction, name: string, exceptId?: number): Promise<void> {
  const found = await queries.findRoleByName(tx, name);
  if (found !== undefined && found !== exceptId)
    throw new Refusal('invalid_request', { fields: { name: [roleWording.nameTaken] } });
}

// No schemas in this file: the back office loads it in the browser.

import { builtInRights, type NeededRight, type Right, right } from './rights.ts';

/** Roles that every shop has. They cannot be changed. */
export const staffRoles = ['owner', 'manager', 'content_editor'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** A role that every shop has, or the id of one that its owner has made. */
export type AnyRole = StaffRole | number;

export const roleRights = Object.fromEntries(staffRoles.map((role) => [role, builtInRights(role)])) as Record<
  StaffRole,
  readonly Right[]
>;

export const everybody: NeededRight = { staff: 'everybody' };
/** What only the owner may have: the settings of the shop. */
export const owners = right('settings');
/** Orders. */
export const sellers = right('orders');
/** Banners, pages and other content. */
export const editors = right('content');

// What other features may use of this one.

export { deleteOldStaffLinks } from './links/staff-links.queries.ts';
export { lockDay, requireOwner, requireSmallPromo, requireWithinDay } from './manager-limits.ts';
export type { Member } from './sign-in/check-staff.ts';
export { deleteOldStaffSessions } from './sign-in/staff-sessions.queries.ts';
export { ownerEmails } from './staff.queries.ts';

// What other features may use of this one.

export { lockDay, requireOwner, requireSmallPromo, requireWithinDay } from './manager-limits.ts';
export { ownerEmails } from './read-staff.ts';
export { deleteOldStaffSessions, type Member } from './sign-in/check-staff.ts';

// What other features may use of this one.

export { findBranch, findBranches } from './find-branches.ts';
export { findDoor, findSettlement, findStreet } from './find-door.ts';

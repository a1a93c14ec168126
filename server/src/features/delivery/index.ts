// What other features may use of this one.

export { findBranches } from './find-branches.ts';
export { findDoor, findSettlement, findStreet } from './find-door.ts';
export { findBranch } from './search-directory.queries.ts';

// What other features may use of this one.

export type { Acting } from './acting.ts';
export { changedFacts } from './changed-facts.ts';
export { claimRequestKey, refuseRepeated } from './claim-request-key.ts';
export { readChangesOf } from './read-audit.ts';
export { recordChange, recordOrderChanges } from './record-change.ts';

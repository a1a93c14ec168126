// What other features may use of this one.

export { loggedNetwork, networkHash, networkOf } from './network-of.ts';
export type { RateLimiter } from './rate-limiter.ts';
export { limits } from './rate-limits.ts';
export { waitForSlot } from './wait-for-slot.ts';

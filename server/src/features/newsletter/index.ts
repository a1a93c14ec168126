// What other features may use of this one.

export { eraseSubscription } from './end-subscription.ts';
export { readSubscription } from './read-subscriptions.ts';

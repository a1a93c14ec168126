// What other features may use of this one.

export { eraseSubscription } from './newsletter.queries.ts';
export { readSubscription } from './read-subscriptions.ts';

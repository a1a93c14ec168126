// What other features may use of this one.

export { attemptsByOrder } from './attempts-by-order.ts';
export { cancelUnpaid } from './cancel-unpaid.ts';
export type { Purchase } from './card-provider.ts';
export { firstDeadlines } from './deadlines.ts';
export { findOpenAttempt, openAttempt } from './open-attempt.ts';
export { type Attempt, payingObstacle } from './payment-status.ts';
export { eraseUnmatchedUpdateBodies } from './payments.queries.ts';
export { refundMoney } from './refunds/refund-money.ts';
export { refundableByCard, refundableByHand, refundableOrder } from './refunds/refundable.ts';
export { returnOwedToCertificates } from './refunds/return-to-certificates.ts';
export { eraseWebhookBodies } from './updates/erase-webhook-bodies.ts';

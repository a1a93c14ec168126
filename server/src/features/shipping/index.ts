// What other features may use of this one.

export { withLockedWaybill } from './waybills/waybill-claims.ts';

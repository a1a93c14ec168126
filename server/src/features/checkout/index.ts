// What other features may use of this one.

export { deleteNetworkHashes, type ErasedOrders, eraseDueOrders, eraseOrdersOf } from './erase-orders.ts';
export { listCustomerOrders } from './list-customer-orders.ts';
export { findDestination } from './placing/find-destination.ts';

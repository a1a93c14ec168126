// What other features may use of this one.

export { type ErasedOrders, eraseDueOrders, eraseOrdersOf } from './erase-orders.ts';
export { listCustomerOrders } from './list-customer-orders.ts';
export { deleteNetworkHashes } from './open-orders.queries.ts';
export { type Destination, findDestination } from './placing/find-destination.ts';

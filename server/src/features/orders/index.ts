// What other features may use of this one.

export { cancelOrder } from './cancel-order.ts';
export { claimGuestOrders } from './claim-guest-orders.ts';
export { completeMailed } from './complete-mailed.ts';
export { lockKnownOrder, moveOrder, requireMovable } from './move-order.ts';
export { notifyShopOfOrder } from './notify-shop-of-order.ts';
export { flagOrder, flagWaybill, unflagOrder } from './order-history.ts';
export { decimal, orderProduct, orderTotals, placedTotals, readOrderLines } from './order-in-api.ts';
export { amountDue, moneyState } from './order-money.ts';
export {
  findOrder,
  findOrderByReference,
  lockOrder,
  type OrderRow,
  readOrderRow,
  updateOrder,
} from './order-row.queries.ts';
export {
  addToHistory,
  insertOrder,
  insertOrderLines,
  listLinesOfOrders,
  listOrderLines,
  type OrderLineRow,
} from './orders.queries.ts';
export { readPiecesSold } from './pieces-sold.queries.ts';
export { reviveOrder } from './revive-order.ts';

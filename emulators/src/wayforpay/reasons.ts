/** The company's reason codes and texts. */
export const reasons = {
  1100: 'Ok',
  1101: 'Declined To Card Issuer',
  1104: 'Insufficient Funds',
  1108: 'Three Ds Fail',
  1109: 'Format Error',
  1110: 'Invalid Currency',
  1112: 'Duplicate Order ID',
  1113: 'Invalid signature',
  1115: 'Parameter(s) missing',
  1121: 'Account not found',
  1124: 'Cardholder session expired',
  1126: 'Illegal order state',
  1127: 'Order not found',
  1128: 'Refund limit exceeded',
  1130: 'Invalid amount',
  1131: 'Transaction in processing',
  1134: 'Transaction is pending',
  1137: 'Invalid confirmation amount',
  1138: 'Refund in processing',
  1141: 'Partial void is not supported',
} as const;

export type ReasonCode = keyof typeof reasons;

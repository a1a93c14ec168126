import type { PaymentData } from '@shop/contract/payments.ts';
import { toDecimal } from '@shop/domain/money.ts';
import { purchaseWording } from '@shop/wording/purchase.ts';
import type { Purchase } from '../../features/payments/card-provider.ts';
import type { WayforpaySettings } from './call-wayforpay.ts';
import { sign } from './signature.ts';

const shortestTimeoutSeconds = 60;

/**
 * The data of the payment widget. One line for the whole order, because its lines need not add up to what is paid now.
 * No personal data.
 */
export function offerPurchase(
  { merchantAccount, secretKey, publicUrl }: WayforpaySettings,
  { reference, orderId, orderReference, amount, createdAt, expiresAt, offeredAt }: Purchase,
): PaymentData {
  const merchantDomainName = new URL(publicUrl).host;
  const orderDate = Math.floor(createdAt.getTime() / 1000);
  const secondsLeft = Math.floor((expiresAt.getTime() - offeredAt.getTime()) / 1000);
  const productName = purchaseWording.productName(orderId);
  // The text is signed, so the amount is formatted once.
  const price = toDecimal(amount);
  const currency = 'UAH';
  const signed = [
    merchantAccount,
    merchantDomainName,
    reference,
    String(orderDate),
    price,
    currency,
    productName,
    '1',
    price,
  ];
  return {
    merchantAccount,
    merchantDomainName,
    merchantSignature: sign(signed, secretKey),
    authorizationType: 'SimpleSignature',
    orderReference: reference,
    orderDate,
    amount: price,
    currency,
    productName: [productName],
    productCount: [1],
    productPrice: [price],
    returnUrl: `${publicUrl}/api/v1/orders/payment/return/${orderReference}/`,
    serviceUrl: `${publicUrl}/api/v1/orders/payment/wayforpay/`,
    orderTimeout: Math.max(shortestTimeoutSeconds, secondsLeft),
    // The money is charged at once, not only authorised.
    merchantTransactionType: 'SALE',
    paymentSystems: 'card;googlePay;applePay',
    language: 'UA',
  };
}

import type { ErrorCode } from '@shop/contract/errors.ts';
import type { ApiExamples } from '@shop/contract/openapi.ts';
import { svgNotAccepted } from './admin/look.ts';
import { errorWording } from './errors.ts';
import { orderTooLarge, tooManyOfALine, tooManyOpenOrders, tooManyRequests } from './limits.ts';
import { otherAddressWording } from './other-address.ts';
import { gapsLeft } from './page-gaps.ts';
import { newShopWording } from './shop.ts';

const phone = '+380441234567';
const orderReference = 'b7d2c1f04e8a4c6f9d3a5b1e7c2f8a90';
const attempt = `${orderReference}-1`;

const line = {
  variantId: 53,
  type: 'product',
  product_name: 'Зволожувальна сироватка',
  value: '30',
  unit: 'мл',
  qty: 2,
  stock: 1,
  price: '1250.00',
  discount_price: '0.00',
};
const totals = {
  goods_total: '2500.00',
  promo_code_discount: 10,
  promo_discount: '250.00',
  certificate_discount: '0.00',
  delivery_cost: '0.00',
  total_price: '2250.00',
};
const paymentData = {
  merchantAccount: 'rosa_example',
  merchantDomainName: 'rosa.example',
  merchantSignature: '6f1ed002ab5595859014ebf0951522d9',
  authorizationType: 'SimpleSignature',
  orderReference: attempt,
  orderDate: 1_794_990_000,
  amount: '2250.00',
  currency: 'UAH',
  productName: ['Зволожувальна сироватка'],
  productCount: [2],
  productPrice: ['1125.00'],
  returnUrl: 'https://rosa.example/payment-confirmation',
  serviceUrl: 'https://rosa.example/api/v1/orders/wayforpay/',
  orderTimeout: 3000,
  merchantTransactionType: 'SALE',
  paymentSystems: 'card;googlePay;applePay',
  language: 'UA',
};
const toPay = {
  id: 1284,
  order_id: 1284,
  order_reference: orderReference,
  payment_data: paymentData,
  payment_widget_url: 'https://secure.wayforpay.com/server/pay-widget.js',
};
const checked = {
  body: { payment_reference: orderReference },
  reply: {
    status: 'Approved',
    order_id: 1284,
    order_reference: orderReference,
    payed: true,
    can_pay: false,
    decline_reason: null,
  },
};

/** Examples in the API documentation for calls about orders and payments. */
const calls: ApiExamples['calls'] = {
  createOrder: {
    body: {
      personal_info: { firstName: 'Олена', lastName: 'Ковальчук', phone: '+380671234567', email: 'olena@example.com' },
      payment_method: 'full',
      delivery_type: 'nova_poshta',
      delivery_info: { city: 'Львів, , Львівська область', branch: '12' },
      cart_items: [{ variantId: 53, qty: 2, type: 'product' }],
      promo_code: 'ROSA10',
      certificates: [],
      total_price: '2250.00',
    },
    reply: { ...toPay, total_price: '2250.00' },
  },
  readOrder: {
    reply: {
      ...totals,
      id: 1284,
      order_id: 1284,
      order_reference: orderReference,
      state: 'new',
      payed: false,
      payment_method: 'full',
      can_pay: true,
      is_refunded: false,
      due_online: '2250.00',
      delivery_type: 'nova_poshta',
      delivery_payer: 'shop',
      created: '2026-11-14T07:05:00.000Z',
      order_products: [
        {
          variant: 53,
          type: 'product',
          name: 'Зволожувальна сироватка',
          value: '30',
          unit: 'мл',
          quantity: 2,
          price: '1250.00',
          discount_price: '0.00',
          is_preorder: false,
          url: '/product/rosa-lab-moisturizing-serum?variant=53',
          image: null,
          image_picture: null,
        },
      ],
    },
  },
  validatePromoCode: { body: { code: 'ROSA10' } },
  validateCertificate: { body: { serial_number: 'DEMO-500' } },
  payOrder: { reply: toPay },
  checkPayment: checked,
  leavePaymentWidget: checked,
  signIn: { body: { email: 'olena@example.com', password: 'a long password' } },
  signInAsStaff: { body: { email: 'owner@example.com', password: 'a long password' } },
  refundOrder: {
    body: {
      lines: [{ line_id: 7, quantity: 1 }],
      delivery: false,
      reason: 'Не підійшов відтінок',
      request_key: '0b8f8f0e-6d3c-4a53-9a63-2f0f3f5d7a11',
      payment_id: 3,
    },
  },
};

const point = { id: 2, address: newShopWording.pickupAddress, hours: null };
const inCash = { method: 'cash', least: '0.00', largest: null };

/** Refusals with details. Others have only a message. */
const withDetails: ApiExamples['refusals'] = {
  invalid_request: {
    detail: 'Введіть адресу електронної пошти',
    details: { email: ['Введіть адресу електронної пошти'] },
  },
  foreign_origin: {
    detail: otherAddressWording.refusal({ address: 'https://rosa.example' }),
    details: { address: 'https://rosa.example' },
  },
  too_many_requests: { detail: tooManyRequests(90), details: { retry_after: 90 } },
  too_many_of_a_line: {
    detail: tooManyOfALine({ largest_line: 99, phone }),
    details: { lines: [{ ...line, qty: 120 }], largest_line: 99, phone },
  },
  order_too_large: {
    detail: orderTooLarge({ largest_order: '100000.00', phone }),
    details: { largest_order: '100000.00', phone },
  },
  way_not_offered: {
    detail: errorWording.way_not_offered,
    details: { deliveries: [{ type: 'pickup', is_on: true, points: [point], payments: [inCash] }] },
  },
  too_many_open_orders: { detail: tooManyOpenOrders({ phone }), details: { phone } },
  line_unavailable: {
    detail: errorWording.line_unavailable,
    details: { lines: [{ variantId: 53, type: 'product' }] },
  },
  out_of_stock: { detail: errorWording.out_of_stock, details: { lines: [line] } },
  promo_code_rejected: { detail: errorWording.promo_code_ended, details: { reason: 'promo_code_ended' } },
  certificate_rejected: {
    detail: errorWording.certificate_spent,
    details: { serial_number: 'DEMO-USED', reason: 'certificate_spent' },
  },
  total_changed: { detail: errorWording.total_changed, details: { lines: [line], ...totals } },
  idempotency_key_reused: {
    detail: errorWording.idempotency_key_reused,
    details: { order_id: 1284, order_reference: orderReference },
  },
  svg_not_accepted: { detail: svgNotAccepted('script'), details: { reason: 'script' } },
  receipt_above_due: { detail: errorWording.receipt_above_due, details: { due: '250.00' } },
  refund_above_received: { detail: errorWording.refund_above_received, details: { refundable: '2250.00' } },
  refund_needs_lines: { detail: errorWording.refund_needs_lines, details: { refundable: '2250.00' } },
  refund_goes_to_card: { detail: errorWording.refund_goes_to_card, details: { refundable: '0.00' } },
  shop_not_ready: { detail: errorWording.shop_not_ready, details: { missing: ['pages', 'product'] } },
  gaps_left: { detail: gapsLeft({ gaps: ['[ЗАПОВНІТЬ: адреса]'] }), details: { gaps: ['[ЗАПОВНІТЬ: адреса]'] } },
  order_not_movable: { detail: errorWording.order_not_movable, details: { state: 'shipped' } },
};

/** Refusals without an example. */
const leftOut: readonly ErrorCode[] = [
  'table_too_large',
  'too_many_rows',
  'too_many_columns',
  'price_change_unconfirmed',
  'price_change_needs_owner',
  'carrier_refused',
  'refund_refused',
  'certificate_line_spent',
];

export const apiExamples: ApiExamples = {
  calls,
  refusals: {
    ...Object.fromEntries(
      Object.entries(errorWording)
        .filter(([code]) => !leftOut.includes(code as ErrorCode))
        .map(([code, detail]) => [code, { detail }]),
    ),
    ...withDetails,
  },
};

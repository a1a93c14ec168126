import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { expect, test } from 'vitest';
import { largestSum, piecesToRefund, previewRefund, refundWays, type Way } from './refund-form.ts';

const line = (changes: object) => ({
  id: 1,
  type: 'product',
  quantity: 3,
  returned_quantity: 0,
  refunded_quantity: 0,
  refundable_quantity: 3,
  paid: { money: '1000.00', certificates: '200.00' },
  ...changes,
});

const orderOf = (lines: object[], changes: object = {}) =>
  ({
    state: 'completed',
    lines,
    payments: [],
    refundable_by_hand: '1150.00',
    refundable_freely: '1150.00',
    delivery_paid: { money: '150.00', certificates: '0.00' },
    ...changes,
  }) as unknown as AdminOrder;

const certificate = line({
  id: 2,
  type: 'certificate',
  quantity: 1,
  refundable_quantity: 1,
  paid: { money: '500.00', certificates: '0.00' },
});
const byHand: Way = { id: 'by_hand', paymentId: null, words: '', most: '1650.00', isOfOrder: true };

test('the dialog begins with what was returned and is not refunded, never with the whole order', () => {
  expect(piecesToRefund(orderOf([line({}), certificate]))).toEqual({ 1: 0, 2: 0 });
  const returned = line({ returned_quantity: 2, refunded_quantity: 1, refundable_quantity: 2 });
  expect(piecesToRefund(orderOf([returned, certificate]))).toEqual({ 1: 1, 2: 0 });
});

test('of a cancelled order everything came back, apart from certificates that were spent', () => {
  const spent = { ...certificate, refundable_quantity: 0 };
  expect(piecesToRefund(orderOf([line({}), certificate, { ...spent, id: 3 }], { state: 'cancelled' }))).toEqual({
    1: 3,
    2: 1,
    3: 0,
  });
});

test('the preview is what the shop computes: money of the pieces, and the share of certificates once', () => {
  const order = orderOf([line({}), certificate]);
  expect(previewRefund(order, { pieces: { 1: 1 }, delivery: true }, byHand)).toEqual({
    money: '483.33',
    toCertificates: '66.66',
    missing: '0.00',
  });
  expect(previewRefund(order, { pieces: { 2: 1 }, delivery: false }, byHand)).toMatchObject({ money: '500.00' });
  const returned = orderOf([line({ returned_quantity: 1 })]);
  expect(previewRefund(returned, { pieces: { 1: 1 }, delivery: false }, byHand)).toMatchObject({
    money: '333.33',
    toCertificates: '0.00',
  });
});

test('what a way cannot carry is told', () => {
  const way = { ...byHand, most: '200.00' };
  expect(previewRefund(orderOf([line({})]), { pieces: { 1: 3 }, delivery: false }, way)).toMatchObject({
    money: '200.00',
    missing: '800.00',
  });
  expect(largestSum(orderOf([line({})]), way)).toBe('200.00');
  expect(largestSum(orderOf([line({})], { refundable_freely: '100.00' }), way)).toBe('100.00');
});

test('where certificates have paid for everything, the only way leads to them', () => {
  expect(refundWays(orderOf([line({})], { refundable_by_hand: '0.00' }))).toMatchObject([
    { id: 'certificates', paymentId: null },
  ]);
  const second = { id: 7, card_mask: null, refundable: '500.00', is_counted: false };
  const [way] = refundWays(orderOf([line({})], { payments: [second] }));
  expect(way).toMatchObject({ paymentId: 7, isOfOrder: false });
  expect(largestSum(orderOf([], { refundable_freely: '0.00' }), way!)).toBe('500.00');
});

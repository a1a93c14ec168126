import { expect, test } from 'vitest';
import { isDecided, Refusal } from './refusal.ts';

test.each([
  ['a refusal', new Refusal('promo_code_ended', {}), true],
  ['wrong fields', new Refusal('invalid_request', { fields: {} }), true],
  ['a bug of ours', new Refusal('internal_error', {}), false],
  ['a shop out of order', new Refusal('service_unavailable', {}), false],
  ['a request that took too long', new Refusal('request_timeout', {}), false],
  ['too many tries', new Refusal('too_many_requests', { retry_after: 60 }), false],
  ['a reply of a proxy', new Error('The API answered 429'), false],
  ['a lost connection', new TypeError('Failed to fetch'), false],
])('%s is a decision of the shop or not', (_, error, decided) => {
  expect(isDecided(error)).toBe(decided);
});

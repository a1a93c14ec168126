import { Refusal } from '@shop/contract/refusal.ts';
import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const fields = { first_name: ['Коротке.', 'Дивне.'], city: [], elsewhere: ['Не звідси.'] };

test('all that the shop says of a field stands under it; of other fields nothing', () => {
  const error = new Refusal('invalid_request', { fields });
  expect(refusedFields(error, ['first_name', 'city'])).toEqual({ first_name: 'Коротке. Дивне.' });
});

test('another refusal says nothing of fields', () => {
  expect(refusedFields(new Refusal('internal_error', {}), ['first_name'])).toEqual({});
});

import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerApi, type Call, noAnswer } from '../../../../tests/api-answers.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { changeDraft, readDraft, useCheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { doorForm } from './door-form.tsx';
import { withinCity } from './within-city.ts';

const streets = 'GET /api/v1/np/search/street/';
const lviv = {
  settlement_description: 'Львів',
  settlement_regions_description: 'Львівський район',
  settlement_area_description: 'Львівська область',
  ref: 'lviv',
  type: 'м.',
};
const zelena = { street_description: 'вул. Зелена', ref: 'zelena' };
const noStreet = { message: 'Вулицю не знайдено', input_value: [] };
const street = () => screen.getByRole('combobox', { name: 'Вулиця' });
const field = (name: string) => screen.getByRole('textbox', { name });

function Fields() {
  return <doorForm.Fields draft={useCheckoutDraft()} wrong={{}} onLeave={() => {}} onEdit={() => {}} />;
}

beforeEach(() => changeDraft(() => ({ deliveryType: 'nova_poshta_door', carrier: withinCity(lviv) })));

test('the streets are fetched as soon as the settlement is known; then one is chosen', async () => {
  const calls = answerApi({
    [streets]: ({ query }: Call) => (query.street ? { message: 'Success', input_value: [zelena] } : noStreet),
  });
  const user = await openPage(Fields);
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toEqual([
      { city: 'Львів, Львівський район, Львівська область', city_ref: 'lviv', street: '' },
    ]),
  );
  await user.type(street(), 'зел');
  await user.click(await screen.findByRole('option'));
  await user.type(field('Будинок'), '5а');
  await user.type(field('Квартира або офіс'), '7');
  expect(readDraft().carrier).toEqual({
    city: lviv,
    branch: undefined,
    street: 'вул. Зелена',
    streetRef: 'zelena',
    house: '5а',
    apartment: '7',
  });
});

test.each([
  ['that the shop does not know', () => noStreet],
  ['while the search is out of order', noAnswer],
])('a street %s is taken as it was typed', async (_what, answer) => {
  answerApi({ [streets]: answer });
  const user = await openPage(Fields);
  await user.type(street(), 'Вигадана');
  await waitFor(() => expect(street()).toHaveAccessibleDescription(deliveryStepWording.streetUnknown));
  expect(street()).toBeValid();
  expect(readDraft().carrier).toMatchObject({ street: 'Вигадана', streetRef: '' });
});

test('typing on takes the choice back, and another settlement clears the street', async () => {
  changeDraft(({ carrier }) => ({ carrier: { ...carrier, street: 'вул. Зелена', streetRef: 'zelena', house: '5а' } }));
  answerApi({ [streets]: () => noStreet });
  const user = await openPage(Fields);
  await user.type(street(), '{Backspace}');
  expect(readDraft().carrier).toMatchObject({ street: 'вул. Зелен', streetRef: '' });
  await user.type(screen.getByRole('combobox', { name: 'Населений пункт' }), '{Backspace}');
  expect(readDraft().carrier).toEqual(withinCity(undefined));
  expect(street()).toBeDisabled();
});

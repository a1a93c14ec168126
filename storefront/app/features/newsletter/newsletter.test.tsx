import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import ConfirmSubscriptionPage from './confirm-subscription-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import UnsubscribePage from './unsubscribe-page.tsx';

const Newsletter = () => <NewsletterForm>{null}</NewsletterForm>;
const address = 'POST /api/v1/actions/subscriptions/';
const field = () => screen.getByLabelText('Електронна пошта');
const send = () => screen.getByRole('button', { name: 'Підписатися' });

test('who subscribes is thanked, and the field is empty again', async () => {
  const calls = answerApi({ [address]: () => refusal(201, { detail: '' }) });
  const user = await openPage(Newsletter);
  await user.type(field(), 'olena@rosa.example');
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent('Дякуємо за підписку!');
  expect(field()).toHaveValue('');
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'olena@rosa.example' }]);
});

test.each([
  ['a refusal', () => refusal(400, { code: 'invalid_request', detail: '' }), 'Помилка: Не вдалося підписатися.'],
  ['an answer that is not ours', () => refusal(502, 'Bad gateway'), 'Помилка: Не вдалося підписатися.'],
  ['no answer at all', noAnswer, 'Сталася помилка. Спробуйте пізніше.'],
])('%s is told, and what was typed stays', async (_, answer, words) => {
  answerApi({ [address]: answer });
  const user = await openPage(Newsletter);
  await user.type(field(), 'olena@rosa.example');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('olena@rosa.example');
});

test.each(['', 'olena', 'olena@rosa'])(
  '«%s» is no e-mail: it is said beside the field, and nothing is sent',
  async (typed) => {
    const calls = answerApi({ [address]: () => refusal(201, { detail: '' }) });
    const user = await openPage(Newsletter);
    if (typed) await user.type(field(), typed);
    await user.click(send());
    expect(field()).toHaveAccessibleDescription('Введіть коректний email');
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(typed);
    expect(calls).toEqual([]);

    await user.type(field(), 'a');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  },
);

test('a double click sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerApi({ [address]: () => promise });
  const user = await openPage(Newsletter);
  await user.type(field(), 'olena@rosa.example');
  await user.dblClick(send());
  await user.type(field(), '{Enter}');
  expect(send()).toHaveAttribute('aria-busy', 'true');
  resolve(refusal(201, { detail: '' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Дякуємо за підписку!');
  expect(calls).toHaveLength(1);
});

test.each([
  ['confirm', ConfirmSubscriptionPage, 'Підтвердити підписку', 'Посилання застаріло.'],
  ['unsubscribe', UnsubscribePage, 'Відписатися', 'Посилання змінене.'],
])('a link that is no good is told on the page to %s, in the words of the shop', async (way, page, button, words) => {
  const calls = answerApi({
    [`POST /api/v1/actions/subscriptions/${way}/`]: () => refusal(400, { token: [words] }),
  });
  const user = await openPage(page, { path: `/subscription/${way}/:uid/:token`, at: `/subscription/${way}/MQ/bad` });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(calls.map(({ body }) => body)).toEqual([{ uid: 'MQ', token: 'bad' }]);
});

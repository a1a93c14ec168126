import { unknownRules } from '@shop/domain/delivery-rules.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, type Call, noAnswer } from '../../../../tests/api-answers.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { readDraft, useCheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { useTouched } from '../../../ui/use-touched.ts';
import { branchForm } from './branch-form.tsx';
import { withinCity } from './within-city.ts';

const settlement = (name: string, region: string, area: string, ref: string) => ({
  settlement_description: name,
  settlement_regions_description: region,
  settlement_area_description: area,
  ref,
  type: 'м.',
});
const lviv = settlement('Львів', 'Львівський район', 'Львівська область', 'lviv');
const lvove = settlement('Львове', 'Бериславський район', 'Херсонська область', 'lvove');
const kyiv = settlement('Київ', '', 'Київська область', 'kyiv');
const branchOf12 = {
  number: '12',
  description: 'Відділення №12: вул. Городоцька, 120',
  ref: 'branch-12',
  type: 'branch',
  can_collect_money: true,
};
const locker = {
  number: '12077',
  description: 'Поштомат «Нова Пошта» №12077: вул. Стрийська, 45',
  ref: 'locker-12077',
  type: 'locker',
  can_collect_money: false,
};
const cities = 'GET /api/v1/np/search/city/';
const branches = 'GET /api/v1/np/search/post/';
const found = (...input_value: object[]) => ({ message: 'Success', input_value });

const city = () => screen.getByRole('combobox', { name: 'Населений пункт' });
const branch = () => screen.getByRole('combobox', { name: 'Номер відділення' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const selected = () => screen.getByRole('option', { selected: true });

/** The fields in a form as the second step has one. */
function Fields() {
  const draft = useCheckoutDraft();
  const { Fields: BranchFields, check } = branchForm;
  const { shown, touch, isReady } = useTouched(check(draft, unknownRules));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        isReady(event.currentTarget);
      }}
    >
      <BranchFields draft={draft} wrong={shown} onLeave={touch} onEdit={() => {}} />
      <button type="submit">Оплатити</button>
    </form>
  );
}

async function choose(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.type(field, words);
  await user.click(await screen.findByRole('option'));
}

test('city and branch are chosen by the keyboard alone', async () => {
  const calls = answerApi({ [cities]: () => found(lviv, lvove), [branches]: () => found(branchOf12, locker) });
  const user = await openPage(Fields);
  expect(branch()).toBeDisabled();
  await user.type(city(), 'Льв');
  await screen.findAllByRole('option');
  expect(options()).toEqual([
    'ЛьвівЛьвівський район, Львівська область',
    'ЛьвовеБериславський район, Херсонська область',
  ]);
  expect(selected().querySelector('b')).toHaveTextContent('Льв');
  expect(city()).toHaveAttribute('aria-expanded', 'true');
  for (const [key, name] of [
    ['', 'Львів'],
    ['{ArrowDown}', 'Львове'],
    ['{ArrowDown}', 'Львів'],
    ['{End}', 'Львове'],
    ['{Home}', 'Львів'],
  ] as const) {
    if (key) await user.keyboard(key);
    expect(selected()).toHaveTextContent(name);
  }
  expect(city()).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(city()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(city()).toHaveValue('Львів');
  expect(city()).toHaveAccessibleDescription('Львівський район, Львівська область');

  await user.tab();
  expect(branch()).toHaveFocus();
  await user.keyboard('12');
  await waitFor(() =>
    expect(options()).toEqual(['Відділення № 12вул. Городоцька, 120', 'Поштомат № 12077вул. Стрийська, 45']),
  );
  await user.keyboard('{Enter}');
  expect(branch()).toHaveValue('Відділення №\u00a012');
  expect(branch()).toHaveAccessibleDescription('вул. Городоцька, 120');
  expect(calls.at(-1)?.query).toEqual({
    city: 'Львів, Львівський район, Львівська область',
    city_ref: 'lviv',
    post: '12',
  });
});

test('a settlement without a region is named without one', async () => {
  answerApi({ [cities]: () => found(kyiv) });
  const user = await openPage(Fields);
  await choose(user, city(), 'Ки');
  expect(city()).toHaveValue('Київ');
  expect(city()).toHaveFocus();
});

test('the carrier is asked once the typing rests, from two characters on', async () => {
  const calls = answerApi({ [cities]: () => found(lviv) });
  await openPage(Fields);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const type = (value: string) => fireEvent.change(city(), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type('Л');
  await pass(1000);
  for (const typed of ['Ль', 'Льв', 'Льві']) type(typed);
  await pass(299);
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls.map(({ query }) => query)).toEqual([{ city: 'Льві' }]);
  expect(options()).toHaveLength(1);
});

test('an answer to older words is never shown', async () => {
  const first = Promise.withResolvers<object>();
  const isAsked = Promise.withResolvers<void>();
  answerApi({
    [cities]: ({ query }: Call) => {
      if (query.city !== 'Ки') return found(lviv);
      isAsked.resolve();
      return first.promise;
    },
  });
  await openPage(Fields);
  fireEvent.change(city(), { target: { value: 'Ки' } });
  await isAsked.promise;
  fireEvent.change(city(), { target: { value: 'Ль' } });
  expect(await screen.findByRole('option')).toHaveTextContent('Львів');
  await act(async () => first.resolve(found(kyiv)));
  expect(options()).toEqual(['ЛьвівЛьвівський район, Львівська область']);
});

test('another city clears the branch, and typing takes the choice back', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ carrier: { city: lviv, branch: branchOf12 }, departures: 0 }));
  answerApi({ [cities]: () => found(lviv) });
  const user = await openPage(Fields);
  expect(branch()).toHaveValue('Відділення №\u00a012');
  await user.type(city(), '{Backspace}');
  expect(branch()).toHaveValue('');
  expect(branch()).toBeDisabled();
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  expect(readDraft().carrier).toEqual(withinCity(undefined));
});

test('nothing found, and a search that fails, are told at the field', async () => {
  answerApi({ [cities]: () => ({ message: 'Населений пункт не знайдено', input_value: [] }) });
  const user = await openPage(Fields);
  await user.type(city(), 'Щщщ');
  await waitFor(() => expect(city()).toHaveAccessibleDescription('Населений пункт не знайдено'));
  answerApi({ [cities]: noAnswer });
  await user.type(city(), 'щ');
  await waitFor(() => expect(city()).toHaveAccessibleDescription('Сталася помилка при пошуку населеного пункту.'));

  answerApi({ [cities]: () => found(lviv), [branches]: noAnswer });
  await user.clear(city());
  await choose(user, city(), 'Львів');
  await user.type(branch(), '1');
  await waitFor(() => expect(branch()).toHaveAccessibleDescription('Сталася помилка при пошуку відділення.'));
});

test('city and branch are required', async () => {
  answerApi({ [cities]: () => found(lviv) });
  const user = await openPage(Fields);
  const pay = () => user.click(screen.getByRole('button', { name: 'Оплатити' }));
  await pay();
  expect(city()).toHaveAccessibleDescription('Поле "Населений пункт" обов\'язкове');
  expect(branch()).toHaveAccessibleDescription('Поле "Номер відділення" обов\'язкове');
  expect(city()).toHaveFocus();
  await choose(user, city(), 'Львів');
  await pay();
  expect(city()).toHaveAccessibleDescription('Львівський район, Львівська область');
  expect(branch()).toHaveAccessibleDescription('Поле "Номер відділення" обов\'язкове');
  expect(branch()).toHaveFocus();
});

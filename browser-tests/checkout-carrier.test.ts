import { stopTime, timePasses } from './alive-page.ts';
import { branch, city, delivery, fillPersonal, openCheckout, openDelivery, press, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { answer, branches, branchOf12, cities, kyiv, locker, lviv, lvove } from './stubbed-carrier.ts';

test('city and branch are chosen by the keyboard alone', async ({ page }) => {
  await answer(page, cities, [lviv, lvove]);
  const asked = await answer(page, branches, [branchOf12, locker]);
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await expect(branch(page)).toBeDisabled();
  await city(page).pressSequentially('Льв');
  await expect(page.getByRole('option')).toHaveText([
    'ЛьвівЛьвівський район, Львівська область',
    'ЛьвовеБериславський район, Херсонська область',
  ]);
  await expect(page.getByRole('option').first().locator('b')).toHaveText('Льв');
  await expect(city(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { selected: true })).toContainText('Львів');
  await city(page).press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Львове');
  await city(page).press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Львів');
  await city(page).press('End');
  await expect(page.getByRole('option', { selected: true })).toContainText('Львове');
  await city(page).press('Home');
  const id = await page.getByRole('option', { selected: true }).getAttribute('id');
  await expect(city(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await city(page).press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(city(page)).toHaveAttribute('aria-expanded', 'false');
  await city(page).press('ArrowDown');
  await city(page).press('Enter');
  await expect(city(page)).toHaveValue('Львів');
  await expect(city(page)).toHaveAccessibleDescription('Львівський район, Львівська область');

  await city(page).press('Tab');
  await expect(branch(page)).toBeFocused();
  await branch(page).pressSequentially('12');
  await expect.poll(() => asked.at(-1)?.searchParams.get('post')).toBe('12');
  await expect(page.getByRole('option')).toHaveText([
    'Відділення № 12вул. Городоцька, 120',
    'Поштомат № 12077вул. Стрийська, 45',
  ]);
  await branch(page).press('Enter');
  await expect(branch(page)).toHaveValue('Відділення №\u00a012');
  await expect(branch(page)).toHaveAccessibleDescription('вул. Городоцька, 120');
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    city: 'Львів, Львівський район, Львівська область',
    city_ref: 'lviv',
    post: '12',
  });
});

test('a settlement without a region is named without one', async ({ page }) => {
  await answer(page, cities, [kyiv]);
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await city(page).pressSequentially('Ки');
  await page.getByRole('option').click();
  await expect(city(page)).toHaveValue('Київ');
  await expect(city(page)).toBeFocused();
});

test('the carrier is asked once the typing rests, from two characters on', async ({ page }) => {
  await answer(page, cities, [lviv]);
  await stopTime(page);
  // Counted in the page itself: a request is known to the test only some time after it was made.
  await page.addInitScript(() => {
    const [fetchIt, asked] = [window.fetch, [] as string[]];
    Reflect.set(window, 'asked', asked);
    window.fetch = (input, init) => {
      asked.push(decodeURI(String(input)));
      return fetchIt(input, init);
    };
  });
  const asked = () =>
    page.evaluate(() => (Reflect.get(window, 'asked') as string[]).filter((each) => each.includes('/np/')));
  await openCheckout(page, toner);
  await fillPersonal(page);
  await press(page, 'Далі');
  await delivery(page, 'Нова пошта').check();
  await city(page).pressSequentially('Л');
  await timePasses(page, 1000);
  expect(await asked()).toEqual([]);
  await city(page).pressSequentially('ьві');
  await timePasses(page, 299);
  expect(await asked()).toEqual([]);
  await timePasses(page, 1);
  expect(await asked()).toEqual(['/api/v1/np/search/city/?city=Льві']);
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('an answer to older words is never shown', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  await page.route(cities, async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('city') === 'Ки';
    if (isFirst) await isReleased;
    const json = { message: 'Success', input_value: isFirst ? [kyiv] : [lviv] };
    // Nobody may be waiting for it any more.
    await route.fulfill({ json }).catch(() => undefined);
    if (isFirst) answered();
  });
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  const first = page.waitForRequest(cities);
  await city(page).fill('Ки');
  await first;
  await city(page).fill('Ль');
  await expect(page.getByRole('option')).toContainText(['Львів']);
  release();
  await isAnswered;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByRole('option')).toContainText(['Львів'], { timeout: 1 });
});

test('another city clears the branch, and typing takes the choice back', async ({ page }) => {
  await answer(page, cities, [lviv]);
  await answer(page, branches, [branchOf12]);
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await city(page).fill('Львів');
  await page.getByRole('option').click();
  await branch(page).fill('12');
  await page.getByRole('option').click();
  await page.reload();
  await expect(branch(page)).toHaveValue('Відділення №\u00a012');
  await city(page).press('End');
  await city(page).press('Backspace');
  await expect(branch(page)).toHaveValue('');
  await expect(branch(page)).toBeDisabled();
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('nothing found, and a search that fails, are told at the field', async ({ page, complaints }) => {
  await answer(page, cities, [], 'Населений пункт не знайдено');
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await city(page).fill('Щщщ');
  await expect(city(page)).toHaveAccessibleDescription('Населений пункт не знайдено');
  await page.unroute(cities);
  await page.route(cities, (route) => route.abort());
  await city(page).fill('Щщщщ');
  await expect(city(page)).toHaveAccessibleDescription('Сталася помилка при пошуку населеного пункту.');

  await page.unroute(cities);
  await answer(page, cities, [lviv]);
  await city(page).fill('Львів');
  await page.getByRole('option').click();
  await page.route(branches, (route) => route.abort());
  await branch(page).fill('1');
  await expect(branch(page)).toHaveAccessibleDescription('Сталася помилка при пошуку відділення.');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED'), expect.stringContaining('ERR_FAILED')]);
});

test('city and branch are required', async ({ page }) => {
  await answer(page, cities, [lviv]);
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await press(page, 'Оплатити');
  await expect(page.locator('.err')).toHaveText([
    'Поле "Населений пункт" обов\'язкове',
    'Поле "Номер відділення" обов\'язкове',
  ]);
  await expect(city(page)).toBeFocused();
  await city(page).fill('Львів');
  await page.getByRole('option').click();
  await press(page, 'Оплатити');
  await expect(page.locator('.err')).toHaveText(['Поле "Номер відділення" обов\'язкове']);
  await expect(branch(page)).toBeFocused();
});

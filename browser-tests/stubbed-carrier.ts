import type { Page } from '@playwright/test';

/** The carrier's directory in tests that are not about it. */
const settlement = (name: string, region: string, area: string, ref: string) => ({
  settlement_description: name,
  settlement_regions_description: region,
  settlement_area_description: area,
  ref,
  type: 'м.',
});
export const lviv = settlement('Львів', 'Львівський район', 'Львівська область', 'lviv');
export const locker = {
  number: '12077',
  description: 'Поштомат «Нова Пошта» №12077: вул. Стрийська, 45',
  ref: 'locker-12077',
  type: 'locker',
  can_collect_money: false,
};
export const cities = '**/api/v1/np/search/city/**';
export const branches = '**/api/v1/np/search/post/**';

/** Stubs the carrier's answer; returns the requested addresses. */
export async function answer(page: Page, address: string, input_value: object[], message = 'Success'): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ json: { message, input_value } });
  });
  return asked;
}

import type { Page } from '@playwright/test';
import { alert, field, goodPassword, press, registerByApi, signIn } from './at-the-door.ts';
import { phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { violationsAtEverySize } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'a registration with errors',
    async (page) => {
      await page.goto('/register');
      await field(page, 'Пароль').fill('rosa');
      await press(page, 'Зареєструватися');
      await expect(page.locator('.err')).toHaveCount(7);
    },
  ],
  [
    'a login that was refused',
    async (page) => {
      await page.goto('/login');
      await signIn(page, 'nobody@rosa.example', goodPassword);
      await expect(alert(page)).toBeVisible();
    },
  ],
  [
    'a new password by a link that is no good',
    async (page) => {
      await page.goto('/password/reset/confirm/MQ/token');
      await field(page, 'Новий пароль').fill(goodPassword);
      await field(page, 'Повторіть пароль').fill(goodPassword);
      await press(page, 'Зберегти пароль');
      await expect(page.getByRole('link', { name: 'Надіслати нове посилання' })).toBeVisible();
    },
  ],
  [
    'an activation by a link that is no good',
    async (page) => {
      await page.goto('/user/activate/MQ/token');
      await press(page, 'Підтвердити email');
      await expect(field(page, 'Email')).toBeVisible();
    },
  ],
  [
    'the change of a password',
    async (page) => {
      await registerByApi(page);
      await page.goto('/change-password');
      await press(page, 'Змінити пароль');
      await expect(page.locator('.err')).toHaveCount(2);
    },
  ],
];

for (const [name, open] of screens) {
  test(`axe finds nothing on ${name} at any width, and it fits`, async ({ page, complaints }) => {
    await page.setViewportSize(phone);
    await open(page);
    expect(await violationsAtEverySize(page)).toEqual([]);
    complaints.splice(0);
  });
}

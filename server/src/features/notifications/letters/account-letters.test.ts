import { expect, test } from 'vitest';
import { place, plain, rendered, signature } from '../../../../tests/letters.ts';
import { linkToken } from '../../../link-token.ts';

const salt = '6f1c0b1e-6b43-4a0c-9a0e-0f6f3c1d2b7a';
const data = { customerId: 42, firstName: 'Олена', salt };
const token = linkToken(place.secrets, salt);

test('a new customer is asked to prove the address', () => {
  const { subject, text, html } = rendered('activation', data);
  expect(subject).toBe('Підтвердьте електронну адресу');
  expect(plain(text)).toBe(`Підтвердьте електронну адресу

Вітаємо в крамниці «Роса», Олено. Залишилося підтвердити, що ця адреса належить вам.

Підтвердити адресу:
https://rosa.example/user/activate/NDI/${token}

Якщо ви вже купували в нас із цією адресою та цим номером телефону, ті замовлення теж з’являться в обліковому записі.

Посилання діє 24 години. Якщо ви не реєструвалися в крамниці «Роса», не зважайте на цей лист: нічого не зміниться.

${signature('account')}`);
  expect(linksIn(html)).toEqual([
    'https://rosa.example',
    `https://rosa.example/user/activate/NDI/${token}`,
    'https://rosa.example/contacts',
  ]);
});

test('whoever forgot the password gets one link to a new one', () => {
  const { subject, text, html } = rendered('password-reset', data);
  expect(plain(subject)).toBe('Новий пароль до облікового запису');
  expect(plain(text)).toBe(`Новий пароль до облікового запису

Олено, ми отримали прохання змінити пароль до вашого облікового запису.

Задати новий пароль:
https://rosa.example/password/reset/confirm/NDI/${token}

Посилання діє 24 години, скористатися ним можна один раз. Якщо ви цього не просили, нічого не робіть: пароль лишиться таким, як був.

${signature('account')}`);
  expect(linksIn(html)[1]).toBe(`https://rosa.example/password/reset/confirm/NDI/${token}`);
});

test('a new address is proved from its own mailbox', () => {
  const { subject, text, html } = rendered('email-change', data);
  expect(subject).toBe('Підтвердьте нову електронну адресу');
  expect(plain(text)).toBe(`Підтвердьте нову електронну адресу

Олено, ви хочете входити в крамницю «Роса» з цією адресою. Підтвердьте, що вона ваша, і ми замінимо нею попередню.

Підтвердити адресу:
https://rosa.example/user/email/NDI/${token}

Посилання діє 24 години. Якщо ви цього не просили, не зважайте на цей лист: нічого не зміниться.

${signature('account')}`);
  expect(linksIn(html)[1]).toBe(`https://rosa.example/user/email/NDI/${token}`);
});

test('whoever has an account already is told so in the mailbox only', () => {
  const { subject, text, html } = rendered('email-taken', {});
  expect(plain(subject)).toBe('За цією адресою вже є обліковий запис');
  expect(plain(text)).toBe(`За цією адресою вже є обліковий запис

Цю електронну адресу хотіли вказати в іншому обліковому записі крамниці «Роса», але за нею вже є обліковий запис.

Якщо це були ви, увійдіть до нього. Не пам’ятаєте пароля — задайте новий.

Увійти:
https://rosa.example/login

Задати новий пароль:
https://rosa.example/reset-password

Якщо це були не ви, не зважайте на цей лист: нічого не зміниться.

${signature('account')}`);
  expect(linksIn(html).slice(1, -1)).toEqual(['https://rosa.example/login', 'https://rosa.example/reset-password']);
});

test('the former address learns of the change, and not the whole new address', () => {
  const { subject, text, html } = rendered('email-changed', {
    firstName: 'Андрій',
    newEmail: 'nova.adresa@post.example',
  });
  expect(subject).toBe('Електронну адресу змінено');
  expect(plain(text)).toBe(`Електронну адресу змінено

Андрію, відтепер до вашого облікового запису входять з адресою n***@post.example.

Якщо це зробили не ви, одразу напишіть нам: ми допоможемо повернути доступ.

Написати нам:
https://rosa.example/contacts

${signature('account')}`);
  expect(plain(html)).toContain('n***@post.example');
  expect(html).not.toContain('adresa@');
});

test('whoever leaves is told what stays', () => {
  const { subject, text } = rendered('account-deleted', { firstName: 'Наталя' });
  expect(subject).toBe('Обліковий запис видалено');
  expect(plain(text)).toBe(`Обліковий запис видалено

Наталя, ваш обліковий запис у крамниці «Роса» видалено.

Ваші замовлення лишаються в нас без імені, телефону й адреси. Ті, що ще в дорозі, знеособимо, щойно їх буде завершено.

Дякуємо, що були з нами. Будемо раді бачити вас знову.

${signature('account')}`);
});

const hostile = '"><img src=x onerror=alert(1)><script>\'';

test.each([
  rendered('activation', { ...data, firstName: hostile }),
  rendered('password-reset', { ...data, firstName: hostile }),
  rendered('email-change', { ...data, firstName: hostile }),
  rendered('email-changed', { firstName: hostile, newEmail: '<@<b>.example' }),
  rendered('account-deleted', { firstName: hostile }),
])('a name is never markup in «$subject»', ({ html }) => {
  expect(plain(html)).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;&#39;');
  expect(html).not.toMatch(/<img|<script|<b>/);
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!);
}

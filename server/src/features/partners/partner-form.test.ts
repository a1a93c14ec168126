import { kyivDate } from '@shop/domain/kyiv-date.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plain, signature } from '../../../tests/letters.ts';
import { jpeg, makeFile, nothingKept, openShopForPartners, partnerAddress } from '../../../tests/partner-forms.ts';

const thanks = { success: 'Дякуємо! Анкету отримано. Менеджер розгляне її\u00a0та\u00a0зв’яжеться з\u00a0вами.' };

test('the form is told what its selects offer now', async () => {
  await using shop = await openShopForPartners();
  await shop.database.pool.query(`insert into partner_options (kind, name, is_active, position)
    values ('position', 'Перший', true, -1), ('position', 'Прихований', false, 0)`);
  expect((await shop.get(partnerAddress)).json()).toEqual({
    positions: [
      { id: 6, name: 'Перший' },
      { id: 1, name: 'Варіант position' },
    ],
    educations: [{ id: 2, name: 'Варіант education' }],
    specializations: [{ id: 3, name: 'Варіант specialization' }],
    workplaces: [{ id: 4, name: 'Варіант workplace' }],
    how_they: [{ id: 5, name: 'Варіант how_they' }],
  });
});

test('an application is kept as it was filled in, and its photograph in a place of its own', async () => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({ email: ' Iryna@Rosa.Example ', last_name: ' Мельник ' });
  expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([201, thanks, 'no-store']);
  const { applications, files } = await shop.kept();
  expect(applications).toEqual([
    {
      id: 1,
      state: 'new',
      last_name: 'Мельник',
      first_name: 'Ірина',
      patronymic: 'Іванівна',
      email: 'iryna@rosa.example',
      phone: '+380507654321',
      date_of_birth: '1990-04-12',
      position_id: 1,
      education_id: 2,
      specialization_id: 3,
      workplace_id: 4,
      how_they_id: 5,
      clinic_name: 'Кабінет «Лагода»',
      address: 'Львів, вул. Зелена, 5',
      professional_social_media: 'instagram.com/lahoda',
      clinic_website: '',
      brands_worked_with: 'Verba',
      photo_key: files[0],
      consent_at: expect.anything(),
      decided_at: null,
      decided_by: null,
      decision_note: '',
      created_at: expect.anything(),
    },
  ]);
  expect(files).toEqual([expect.stringMatching(/^private\/partners\/[0-9a-f-]{36}\.jpg$/)]);
});

test('the photograph is drawn anew: upright, not larger than can be read, and without where it was taken', async () => {
  await using shop = await openShopForPartners();
  const taken = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#dbe8e2' } })
    .withExif({ IFD0: { Artist: 'secret-artist' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await shop.apply({ profile_certificate_photo: makeFile(taken) })).statusCode).toBe(201);
  const [key] = (await shop.kept()).files;
  const kept = (await shop.shop.media.read(key!))!;
  const { format, width, height, exif, orientation } = await sharp(kept).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  });
  expect(kept.includes('secret-artist')).toBe(false);
});

test('nobody gets at a photograph by an address', async () => {
  await using shop = await openShopForPartners();
  await shop.apply();
  const [key = ''] = (await shop.kept()).files;
  const name = key.split('/').at(-1)!;
  for (const address of [
    `/media/${key}`,
    `/media/partners/${name}`,
    `/media/private/${name}`,
    `/media/..%2f${encodeURIComponent(key)}`,
    `/media/x/..%2f..%2f${encodeURIComponent(key)}`,
    `/${key}`,
  ])
    expect((await shop.get(address)).statusCode, address).toBe(404);
});

test('what may be left empty may be left out', async () => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({
    professional_social_media: undefined,
    clinic_website: undefined,
    brands_worked_with: undefined,
  });
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('partner_applications')).toMatchObject([
    { professional_social_media: '', clinic_website: '', brands_worked_with: '' },
  ]);
});

test('who is 18 today may apply', async () => {
  await using shop = await openShopForPartners();
  const today = kyivDate(new Date());
  const born = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  // On 29 February only people born on that day turn 18.
  expect((await shop.apply({ date_of_birth: born.replace('02-29', '02-28') })).statusCode).toBe(201);
});

const name = 'Введіть коректне значення (мінімум 2 символи)';
const required = "Це поле обов'язкове";
const option = 'Оберіть варіант зі\u00a0списку';
const place = 'Введіть коректну назву або адресу';

test.each([
  [{ last_name: 'М' }, { last_name: [name] }],
  [{ first_name: 'Ірина1' }, { first_name: [name] }],
  [{ patronymic: '  ' }, { patronymic: [name] }],
  [{ patronymic: undefined }, { patronymic: [required] }],
  [{ last_name: 'М'.repeat(101) }, { last_name: ['Щонайбільше 100\u00a0символів'] }],
  [{ email: 'iryna@' }, { email: ['Введіть коректний email'] }],
  [{ phone_number: '050765432' }, { phone_number: ['Невірний формат телефону'] }],
  [{ date_of_birth: '2015-01-01' }, { date_of_birth: ['Вам має бути більше 18 років'] }],
  [{ date_of_birth: '0000-01-01' }, { date_of_birth: ['Вам має бути більше 18 років'] }],
  [{ date_of_birth: '' }, { date_of_birth: ['Вам має бути більше 18 років'] }],
  [{ position: '' }, { position: [required] }],
  [{ position: undefined }, { position: [required] }],
  [{ position: '2' }, { position: [option] }],
  [{ education: '99' }, { education: [option] }],
  [{ specialization: 'Дерматологія' }, { specialization: [option] }],
  [{ workplace: '5', how_they_heard_about_us: '-5' }, { how_they_heard_about_us: [option] }],
  [{ workplace: '5' }, { workplace: [option] }],
  [{ how_they_heard_about_us: '' }, { how_they_heard_about_us: [required] }],
  [
    { clinic_name: 'Клін', address: 'Льв' },
    { clinic_name: [place], address: [place] },
  ],
  [{ clinic_website: 'lahoda' }, { clinic_website: ['Невірний формат URL'] }],
  [{ professional_social_media: 'instagram com/lahoda' }, { professional_social_media: ['Невірний формат URL'] }],
  [{ consent: 'false' }, { consent: ['Щоб надіслати анкету, погодьтеся на\u00a0обробку персональних даних'] }],
  [{ address: 'Львів\u0000, Зелена' }, { address: ['Неправильний формат'] }],
])('%j is refused, and nothing is kept', async (changes, messages) => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply(changes);
  expect([reply.statusCode, reply.json()]).toEqual([400, messages]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('everything that is wrong is told at once', async () => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({
    ...{ last_name: '', email: '', position: '', clinic_name: '' },
    profile_certificate_photo: undefined,
  });
  expect(reply.json()).toEqual({
    last_name: [name],
    email: [required],
    position: [required],
    clinic_name: [place],
    profile_certificate_photo: ['Завантажте сертифікат'],
  });
});

test('an option that is offered no longer is refused', async () => {
  await using shop = await openShopForPartners();
  await shop.database.pool.query(`update partner_options set is_active = false where id = 1`);
  expect((await shop.apply()).json()).toEqual({ position: [option] });
  expect(await shop.kept()).toEqual(nothingKept);
});

test('a robot is thanked, and nothing of it is kept', async () => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({ comment: 'Best prices!', profile_certificate_photo: makeFile('no picture at all') });
  expect([reply.statusCode, reply.json()]).toEqual([201, thanks]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('a row that cannot be written leaves no photograph behind', async () => {
  await using shop = await openShopForPartners();
  await shop.database.pool.query(
    `alter table partner_applications add constraint no_more check (last_name <> 'Мельник') not valid`,
  );
  try {
    const reply = await shop.apply();
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal_error']);
    expect(await shop.kept()).toEqual(nothingKept);
  } finally {
    await shop.database.pool.query(`alter table partner_applications drop constraint no_more`);
  }
});

test('the letters tell what was sent, and the owners whom to call', async () => {
  await using shop = await openShopForPartners();
  await shop.apply({ profile_certificate_photo: makeFile(jpeg) });
  await shop.runQueuedJobs();
  expect(shop.mailbox).toHaveLength(2);
  const letterTo = (address: string) => plain(shop.mailbox.find(({ to }) => to === address)!.text);
  expect(letterTo('iryna@rosa.example')).toBe(`Ми отримали вашу анкету партнера

Ірино, дякуємо за інтерес до партнерства з крамницею «Роса». Вашу анкету отримано.

Менеджер розгляне її та зв’яжеться з вами за вказаним номером телефону або цією адресою.

Якщо анкету надіслали не ви, напишіть нам: ми видалимо її разом із фото.

${signature('account').replaceAll('https://rosa.example', 'http://localhost:3000')}`);
  expect(letterTo('owner@rosa.example')).toContain(`Ім’я: Мельник Ірина Іванівна
Телефон: +38 050-765-43-21
Email: iryna@rosa.example
Посада: Варіант position
Спеціалізація: Варіант specialization
Назва закладу: Кабінет «Лагода»
Адреса: Львів, вул. Зелена, 5`);
});

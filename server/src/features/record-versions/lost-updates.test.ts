import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { branch, settlement, smallCarrier } from '../../../tests/small-carrier.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { synchroniseDirectory } from '../delivery/synchronise-directory.ts';

type Form = {
  /** Path to read and save it. A record of a list is created from `fields` first. */
  path: string;
  fields?: (picture: number) => object;
  /** What each of two managers changes, and the subject in the audit log. */
  first: object;
  second: object;
  subject: string;
};

const banner = (picture: number) => ({ picture_id: picture, mobile_picture_id: picture, alt: 'Листя', title: 'Осінь' });
const named = { first: { name: 'Перша' }, second: { position: 7 } };

const forms: Form[] = [
  { path: 'brands/', fields: () => ({ name: 'Калина' }), ...named, subject: 'brand' },
  { path: 'banners/', fields: banner, first: { title: 'Зима' }, second: { position: 7 }, subject: 'banner' },
  { path: 'skin-types/', fields: () => ({ name: 'Суха' }), ...named, subject: 'skin_type' },
  { path: 'product-types/', fields: () => ({ name: 'Креми' }), ...named, subject: 'product_type' },
  {
    path: 'collections/',
    fields: (picture) => ({ name: 'Літо', banner_id: picture, mobile_banner_id: picture, alt: 'Літо' }),
    ...named,
    subject: 'collection',
  },
  {
    path: 'certificate-offers/',
    fields: () => ({ name: 'Подарунок', values: [{ value: 500, price: 500 }] }),
    ...named,
    subject: 'certificate_offer',
  },
  {
    path: 'partner-options/',
    fields: () => ({ kind: 'workplace', name: 'Клініка' }),
    ...named,
    subject: 'partner_option',
  },
  {
    path: 'search-synonyms/',
    fields: () => ({ name: 'акне', means: 'висипання' }),
    first: { name: 'прищі' },
    second: { means: 'пори' },
    subject: 'search_synonym',
  },
  {
    path: 'popular-words/',
    fields: () => ({ name: 'ретинол' }),
    first: { name: 'крем' },
    second: { position: 7 },
    subject: 'popular_word',
  },
  {
    path: 'promo-codes/',
    fields: () => ({ code: 'AUTUMN', percent: 10 }),
    first: { percent: 15 },
    second: { note: 'Для блогерки' },
    subject: 'promo_code',
  },
  {
    path: 'staff/',
    fields: () => ({ name: 'Ірина', email: 'iryna@rosa.example', role: 'manager', password: 'a long password' }),
    first: { role: 'content_editor' },
    second: { name: 'Ірина Коваль' },
    subject: 'staff',
  },
  {
    path: 'information-pages/terms/',
    first: { title: 'Оферта', content: '<p>Перша</p>' },
    second: { title: 'Умови', content: '<p>Друга</p>' },
    subject: 'page',
  },
  {
    path: 'letter-texts/order-placed/',
    first: { opening: 'Перша' },
    second: { closing: 'Друга' },
    subject: 'letter_text',
  },
  { path: 'settings/', first: { courier_cost: '170.00' }, second: { low_stock: 3 }, subject: 'settings' },
  {
    path: 'sender/',
    first: { branch_ref: 'lviv-5', phone: '+380671112233' },
    second: { branch_ref: 'lviv-1', phone: '+380679998877' },
    subject: 'settings',
  },
];

/** Loads a directory with branches, so that a sender can be chosen. */
async function knowBranches({ shop }: TestShop) {
  const carrierDirectory = smallCarrier({
    settlements: [settlement('lviv', 'Львів', { type: 'м.', region: 'Львівський район', area: 'Львівська область' })],
    branches: [branch('lviv', '1'), branch('lviv', '5')],
  }).directory;
  await synchroniseDirectory({ ...shop, carrierDirectory }, new AbortController().signal);
}

async function openForm({ path, fields, subject }: Form) {
  const shop = await openTestShop();
  const owner = await signedIn(shop);
  if (path === 'sender/') await knowBranches(shop);
  const { rows } = await shop.database.db.execute<{ id: number }>(
    sql`insert into pictures (fingerprint, format, width, height, bytes, placeholder)
        values ('0123456789abcdef0123456789abcdef', 'webp', 800, 400, 1, 'data:,') returning id`,
  );
  const made = fields && (await owner.post(path, fields(rows[0]!.id))).json();
  const address = made ? `${path}${made.id}/` : path;
  const read = async () => (await owner.get(address)).json();
  return {
    ...shop,
    owner,
    read,
    /** The record as its list shows it, if it has a list. */
    listed: async () =>
      made ? (await owner.get(path)).json().data.find(({ id }: { id: number }) => id === made.id) : await read(),
    save: (values: object) => owner.put(address, values),
    /** How many changes are in the audit log. */
    noted: async () => (await auditOf(shop, subject)).filter(({ action }) => action !== 'create').length,
  };
}

test.each(forms)(
  '$path: whoever opened it before somebody else saved is refused, and nothing is lost',
  async (form) => {
    await using shop = await openForm(form);
    const opened = await shop.read();
    expect(await shop.listed()).toEqual(opened);

    const saved = await shop.save({ ...opened, ...form.first });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, form.first]);
    const kept = await shop.read();
    const noted = await shop.noted();

    const late = await shop.save({ ...opened, ...form.second });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await shop.read()).toEqual(kept);
    expect(await shop.noted()).toBe(noted);

    // After reading it again, or saving it, the form may be saved.
    const again = await shop.save({ ...kept, ...form.second });
    expect([again.statusCode, again.json()]).toMatchObject([200, { ...form.second, version: kept.version + 1 }]);
    expect((await shop.save({ ...again.json(), ...form.first })).statusCode).toBe(200);
  },
);

test.each(forms)('$path: of two who save at once exactly one wins', async (form) => {
  await using shop = await openForm(form);
  const opened = await shop.read();

  const replies = await Promise.all([form.first, form.second].map((change) => shop.save({ ...opened, ...change })));

  const [won, lost] = replies.toSorted((one, other) => one.statusCode - other.statusCode);
  expect([won!.statusCode, lost!.statusCode, lost!.json().code]).toEqual([200, 409, 'changed_meanwhile']);
  expect(await shop.read()).toEqual(won!.json());
  expect(won!.json().version).toBe(opened.version + 1);
});

test.each([-1, 2 ** 31, 1.5, '1', null])(
  'a version that cannot be, %j, is refused beside its field',
  async (version) => {
    await using shop = await openForm(forms[0]!);
    const opened = await shop.read();
    const reply = await shop.save({ ...opened, name: 'Інакше', version });
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['version']]);
    expect(await shop.read()).toEqual(opened);
  },
);

test('a sign-in, a new password and the use of a promo code are no changes of the form', async () => {
  await using shop = await openForm(forms.find(({ path }) => path === 'staff/')!);
  const opened = await shop.read();
  expect((await shop.owner.post(`staff/${opened.id}/new-password/`, { password: 'another long one' })).statusCode).toBe(
    204,
  );
  const signIn = { email: opened.email, password: 'another long one' };
  expect((await shop.post('/api/v1/admin/auth/login/', signIn)).statusCode).toBe(200);
  expect((await shop.save({ ...opened, name: 'Ірина Коваль' })).statusCode).toBe(200);
});

test('a save that is refused for another reason leaves the version as it was', async () => {
  await using shop = await openForm(forms[0]!);
  const opened = await shop.read();
  await shop.owner.post('brands/', { name: 'Мавка' });
  const taken = await shop.save({ ...opened, slug: 'mavka' });
  expect([taken.statusCode, taken.json()]).toEqual([400, { slug: ['Така адреса вже є'] }]);
  expect((await shop.save({ ...opened, name: 'Інакше' })).statusCode).toBe(200);
});

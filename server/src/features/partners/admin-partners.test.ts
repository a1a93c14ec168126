import { expect, test } from 'vitest';
import { plain } from '../../../tests/letters.ts';
import { goodFields, openShopForPartners } from '../../../tests/partner-forms.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

async function openShopWithApplication() {
  const shop = await openShopForPartners();
  const manager = await signedIn(shop, 'manager');
  await shop.apply();
  return { ...shop, manager };
}

test('an application is read with everything in it; its photograph is for the staff alone', async () => {
  await using shop = await openShopWithApplication();
  const row = { id: 1, state: 'new', last_name: 'Мельник', position: 'Варіант position', decided_at: null };
  expect((await shop.manager.get('partner-applications/?state=new&q=iryna')).json()).toMatchObject({
    data: [row],
    total: 1,
  });
  expect((await shop.manager.get('partner-applications/1/')).json()).toMatchObject({
    ...row,
    date_of_birth: goodFields.date_of_birth,
    clinic_name: 'Кабінет «Лагода»',
    workplace: 'Варіант workplace',
    how_they_heard_about_us: 'Варіант how_they',
    decided_by: null,
  });
  const photo = await shop.manager.get('partner-applications/1/photo/');
  expect([photo.headers['content-type'], photo.headers['cache-control']]).toEqual(['image/jpeg', 'no-store']);
  expect(photo.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect((await shop.get('/api/v1/admin/partner-applications/1/photo/')).statusCode).toBe(401);
});

test.each([
  ['approve', 'approved', 'Вітаємо серед партнерів крамниці «Роса»'],
  ['decline', 'declined', 'Ваша анкета партнера крамниці «Роса»'],
])('to %s is to write to the applicant', async (verb, state, subject) => {
  await using shop = await openShopWithApplication();
  const note = 'Телефонуйте нам у будні';
  const decided = await shop.manager.post(`partner-applications/1/${verb}/`, { note });
  expect(decided.json()).toMatchObject({ state, decided_by: 'Олена', decision_note: note });
  expect(await auditOf(shop, 'partner_application')).toMatchObject([{ action: verb, before: { state: 'new' } }]);

  await shop.runQueuedJobs();

  const letter = shop.mailbox.find((mailed) => plain(mailed.subject) === subject);
  expect(letter?.to).toBe('iryna@rosa.example');
  expect(letter?.text).toContain(`> ${note}\n`);
});

test('of two who decide at once one does, and one letter is written', async () => {
  await using shop = await openShopWithApplication();
  const replies = await Promise.all([
    shop.manager.post('partner-applications/1/approve/'),
    shop.manager.post('partner-applications/1/decline/', { note: 'Ні' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const decided = (await shop.rows('letters')).filter(({ kind }) => /^partner-(approved|declined)$/.test(String(kind)));
  expect(decided).toHaveLength(1);
  expect(await auditOf(shop, 'partner_application')).toHaveLength(1);
});

test('nobody is declined without a word', async () => {
  await using shop = await openShopWithApplication();
  const before = await shop.kept();
  const reply = await shop.manager.post('partner-applications/1/decline/', { note: ' ' });
  expect([reply.statusCode, reply.json()]).toEqual([400, { note: ["Це поле обов'язкове"] }]);
  expect(await shop.kept()).toEqual(before);
});

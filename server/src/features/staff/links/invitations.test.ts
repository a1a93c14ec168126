import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { auditOf, signedIn, staffLink } from '../../../../tests/staff.ts';

const login = '/api/v1/admin/auth/login/';
const look = '/api/v1/admin/auth/link/';
const set = '/api/v1/admin/auth/link/password/';
const ira = { name: 'Ірина Савчук', email: 'Ira@Rosa.example', role: 'manager' };
const email = 'ira@rosa.example';
const new_password = 'a very long password';
const badLink = { token: ['Посилання недійсне або застаріло. Попросіть надіслати нове.'] };

async function openWithInvited() {
  const shop = await openTestShop();
  const owner = await signedIn(shop);
  const invited = (await owner.post('staff/', ira)).json() as { id: number };
  return { ...shop, owner, invited, link: await staffLink(shop, email) };
}

/** Refused like any link that is good for nothing, and nothing has changed. */
async function expectBad(shop: TestShop, link: { uid: string; token: string }) {
  const before = [await shop.rows('staff'), await shop.rows('staff_links'), await shop.rows('audit_log')];
  for (const [url, body] of [
    [look, link],
    [set, { ...link, new_password }],
  ] as const) {
    const reply = await shop.post(url, body);
    expect([url, reply.statusCode, reply.json()]).toEqual([url, 400, badLink]);
  }
  expect([await shop.rows('staff'), await shop.rows('staff_links'), await shop.rows('audit_log')]).toEqual(before);
}

const later = (shop: TestShop, hours: number) =>
  shop.database.pool.query(`update staff_links set expires_at = expires_at - make_interval(hours => ${hours})`);

test('who is invited sets a password by the letter, once, and signs in', async () => {
  await using shop = await openWithInvited();
  const { owner, invited, link } = shop;
  const shown = (await owner.get(`staff/${invited.id}/`)).json();
  expect(shown).toMatchObject({ email, state: 'invited', invited_until: expect.any(String), is_active: true });
  expect((await shop.post(login, { email, password: new_password })).json().code).toBe('wrong_credentials');
  expect((await shop.post(look, link)).json()).toEqual({ purpose: 'invitation', name: ira.name, email });
  const short = await shop.post(set, { ...link, new_password: 'short' });
  expect([short.statusCode, Object.keys(short.json())]).toEqual([400, ['new_password']]);

  expect((await shop.post(set, { ...link, new_password })).statusCode).toBe(204);
  expect((await owner.get(`staff/${invited.id}/`)).json()).toMatchObject({ state: 'active', invited_until: null });
  expect((await shop.post(login, { email, password: new_password })).json()).toMatchObject({ id: invited.id });
  expect((await auditOf(shop, 'staff')).slice(2).map(({ action, staff_id }) => [action, staff_id])).toEqual([
    ['invite', owner.id],
    ['accept_invitation', invited.id],
    ['sign_in', invited.id],
  ]);
  await expectBad(shop, link);
});

test('two uses at once set one password', async () => {
  await using shop = await openWithInvited();
  const [one, two] = ['the first long one', 'the other long one'];
  const replies = await Promise.all(
    [one, two].map((password) => shop.post(set, { ...shop.link, new_password: password })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  const winner = replies[0]!.statusCode === 204 ? [one, two] : [two, one];
  expect((await shop.post(login, { email, password: winner[0] })).statusCode).toBe(200);
  expect((await shop.post(login, { email, password: winner[1] })).statusCode).toBe(401);
});

test('the link lives for 48 hours; a second letter makes the first one worthless', async () => {
  await using shop = await openWithInvited();
  const { owner, invited, link } = shop;
  await later(shop, 47);
  expect((await shop.post(look, link)).statusCode).toBe(200);
  await later(shop, 2);
  await expectBad(shop, link);
  expect((await owner.get(`staff/${invited.id}/`)).json()).toMatchObject({ state: 'invited', invited_until: null });

  const again = await owner.post(`staff/${invited.id}/invite-again/`);
  expect([again.statusCode, again.json()]).toMatchObject([200, { invited_until: expect.any(String) }]);
  const second = await staffLink(shop, email);
  expect((await owner.post(`staff/${invited.id}/invite-again/`)).statusCode).toBe(200);
  const third = await staffLink(shop, email);
  await expectBad(shop, second);
  expect((await shop.post(set, { ...third, new_password })).statusCode).toBe(204);
  expect((await owner.post(`staff/${invited.id}/invite-again/`)).json().code).toBe('staff_not_invited');
});

test('a withdrawn invitation opens nothing, and the address is free again', async () => {
  await using shop = await openWithInvited();
  const { owner, invited, link } = shop;
  expect((await owner.post(`staff/${invited.id}/withdraw-invitation/`)).statusCode).toBe(204);
  await expectBad(shop, link);
  expect((await owner.get('staff/')).json().total).toBe(1);
  expect((await auditOf(shop, 'staff')).at(-1)).toMatchObject({
    action: 'withdraw_invitation',
    staff_id: owner.id,
    before: { name: ira.name, email },
  });
  expect((await owner.post('staff/', ira)).statusCode).toBe(201);
  for (const step of ['invite-again', 'withdraw-invitation'])
    expect((await owner.post(`staff/${owner.id}/${step}/`)).json().code).toBe('staff_not_invited');
  expect((await owner.post('staff/999999/withdraw-invitation/')).json().code).toBe('staff_not_found');
});

test('of a use and a withdrawal at the same time one happens', async () => {
  await using shop = await openWithInvited();
  const { owner, invited, link } = shop;
  const [used, withdrawn] = await Promise.all([
    shop.post(set, { ...link, new_password }),
    owner.post(`staff/${invited.id}/withdraw-invitation/`),
  ]);
  const isUsed = used.statusCode === 204;
  expect([used.statusCode, withdrawn.statusCode]).toEqual(isUsed ? [204, 409] : [400, 204]);
  const signedIn = await shop.post(login, { email, password: new_password });
  expect([signedIn.statusCode, (await owner.get('staff/')).json().total]).toEqual(isUsed ? [200, 2] : [401, 1]);
});

test('a letter that was not sent yet is not sent after the withdrawal', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const { id } = (await owner.post('staff/', ira)).json();
  await owner.post(`staff/${id}/withdraw-invitation/`);
  await shop.mailEverything();
  expect(shop.mailbox).toEqual([]);
  expect(await shop.rows('letters')).toMatchObject([{ kind: 'staff-invitation', state: 'withdrawn' }]);
});

test('a link is good for its own member only, and for nobody who was switched off meanwhile', async () => {
  await using shop = await openWithInvited();
  const { owner, invited, link } = shop;
  const marko = { name: 'Марко', email: 'marko@rosa.example', role: 'manager' };
  await owner.post('staff/', marko);
  const ofMarko = await staffLink(shop, marko.email);
  for (const bad of [
    { uid: link.uid, token: ofMarko.token },
    { uid: ofMarko.uid, token: link.token },
    { uid: link.uid, token: `${link.token.slice(0, -1)}_` },
    { uid: 'x', token: link.token },
    { uid: '', token: '' },
  ])
    await expectBad(shop, bad);

  await owner.put(`staff/${invited.id}/`, { name: ira.name, role: 'manager', is_active: false });
  await expectBad(shop, link);
  await owner.put(`staff/${invited.id}/`, { name: ira.name, role: 'manager', is_active: true });
  await expectBad(shop, link);
  // A password from the owner ends the invitation as well.
  await owner.post(`staff/${invited.id}/invite-again/`);
  const last = await staffLink(shop, email);
  await owner.post(`staff/${invited.id}/new-password/`, { password: 'given by the owner' });
  await expectBad(shop, last);
});

test('an address in another case is the same address', async () => {
  await using shop = await openWithInvited();
  for (const body of [
    { ...ira, email: 'IRA@rosa.EXAMPLE' },
    { ...ira, email: ' ira@rosa.example ', password: new_password },
    { ...ira, email: 'OWNER@rosa.example' },
  ]) {
    const reply = await shop.owner.post('staff/', body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { email: ['Працівник із такою поштою вже є.'] }]);
  }
  expect(await shop.rows('staff')).toHaveLength(2);
});

test('the link is in the letter alone: not in the database, the log of changes, or what staff read of letters', async () => {
  await using shop = await openWithInvited();
  const { owner, link } = shop;
  const [letter] = (await owner.get('letters/')).json().data;
  expect(letter).toMatchObject({ kind: 'staff-invitation', recipient: email, actions: [] });
  for (const step of ['read', 'send-again'])
    expect((await owner.post(`letters/${letter.id}/${step}/`)).json().code).toBe('letter_is_secret');
  expect((await owner.post(`letters/${letter.id}/ask-again/`)).json().code).toBe('letter_request_over');
  const known = [
    ...(await Promise.all(['staff', 'staff_links', 'letters', 'audit_log'].map((table) => shop.rows(table)))),
    (await owner.get('letters/')).json(),
    (await owner.get('staff/')).json(),
    (await owner.get('audit/')).json(),
  ];
  expect(JSON.stringify(known)).not.toContain(link.token);
});

test('an owner who was only invited is not counted among the owners', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await owner.post('staff/', { ...ira, role: 'owner' });
  const asManager = { name: 'Олена', role: 'manager', is_active: true };
  expect((await owner.put(`staff/${owner.id}/`, asManager)).json().code).toBe('last_owner');
  await shop.post(set, { ...(await staffLink(shop, email)), new_password });
  expect((await owner.put(`staff/${owner.id}/`, asManager)).statusCode).toBe(200);
});

test('in a live shop the password alone opens nothing: the second factor comes next', async () => {
  await using shop = await openTestShop({ mode: 'live' });
  const owner = await signedIn(shop);
  await shop.database.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now()`);
  expect((await owner.post('staff/', ira)).statusCode).toBe(201);
  await shop.post(set, { ...(await staffLink(shop, email)), new_password });
  const reply = await shop.post(login, { email, password: new_password });
  expect(reply.json().second_factor).toEqual({ is_on: false, is_required: true, recovery_codes_left: 0 });
  const cookie = String(reply.headers['set-cookie']).split(';')[0]!;
  expect((await shop.get('/api/v1/admin/orders/', { cookie })).json().code).toBe('second_factor_needed');
});

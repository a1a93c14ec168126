import { expect, test } from 'vitest';
import { openShopWithPages } from '../information-pages.ts';

test('of two pages that are led to each other at once only one is withdrawn', async () => {
  await using shop = await openShopWithPages();
  await shop.addPage('care', 'Догляд');
  await shop.addPage('club', 'Клуб');
  const withdraw = (id: string, redirect_to: string) =>
    shop.editor.post(`${shop.pages}${id}/withdraw/`, { redirect_to });
  const { pool } = shop.database;
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('lock table redirects in share mode');
  const replies = Promise.all([withdraw('care', '/info/club'), withdraw('club', '/info/care')]);
  await expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await pool.query(waiting)).rowCount;
    })
    .toBe(2);
  await reader.query('commit');
  reader.release();

  expect((await replies).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect(await shop.redirects()).toHaveLength(1);
  const seen = [await shop.visit('/info/care'), await shop.visit('/info/club')];
  expect(seen.filter((answer) => answer === 200)).toHaveLength(1);
});

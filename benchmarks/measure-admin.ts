// Waiting times in the back office of a shop with 100,000 orders and 20,000 customers.

import { liveKind, newDatabases } from './databases.ts';
import { owner } from './fill-order-book.ts';
import { largeCatalogue } from './measure-catalogue.ts';
import { measureQuestions } from './measure-requests.ts';
import { signIn } from './sign-in.ts';
import { startShop } from './start-shop.ts';

const asked: Record<string, string> = {
  dashboard: 'dashboard/',
  'orders, first page': 'orders/?sort=created&order=DESC',
  'orders, new ones': 'orders/?state=new&sort=created&order=DESC',
  'orders, page 2,000': 'orders/?sort=created&order=DESC&page=2000',
  'orders by a name': `orders/?q=${encodeURIComponent('мельник4321')}`,
  'orders by a name that many have': `orders/?q=${encodeURIComponent('Олена')}&sort=created&order=DESC`,
  'orders by the end of a phone': 'orders/?q=4567',
  'orders by a whole phone': `orders/?q=${encodeURIComponent('067 000-79-19')}`,
  'orders by a waybill': 'orders/?q=20400000012345',
  'orders, unpaid': 'orders/?is_paid=false&sort=created&order=DESC',
  'customers, first page': 'customers/?sort=created_at&order=DESC',
  'customers by what they spent': 'customers/?sort=total_spent&order=DESC',
  'customers by a name': `customers/?q=${encodeURIComponent('мельник 4321')}`,
};

export async function measureAdmin() {
  const figures = [];
  for await (const database of newDatabases([liveKind])) {
    await using shop = await startShop({ ...database, products: largeCatalogue, hasOrderBook: true });
    const headers = await signIn(shop.address, owner);
    for (const [what, path] of Object.entries(asked)) {
      const times = await measureQuestions(shop.address, () => [`/api/v1/admin/${path}`], { headers });
      figures.push({ what, database: database.kind, ...times });
    }
  }
  return figures;
}

import { synchroniseDirectory } from '../src/features/delivery/synchronise-directory.ts';
import { keepSender } from '../src/features/shipping/waybills/sender.ts';
import { openShopWithCards, orderByCard, sendWebhook } from './card-orders.ts';
import { personalInfo, type TestShop } from './orders.ts';
import { branch, settlement, smallCarrier } from './small-carrier.ts';
import { signedIn } from './staff.ts';

const lviv = settlement('lviv', 'Львів', { type: 'м.', region: 'Львівський район', area: 'Львівська область' });

/** A shop with the carrier's branches and a sender, and with an owner and a manager signed in. */
export async function openShopWithParcels(options: Parameters<typeof openShopWithCards>[0] = {}) {
  const shop = await openShopWithCards(options);
  const { directory } = smallCarrier({
    settlements: [lviv],
    branches: [
      branch('lviv', '1', { description: 'Відділення №1: вул. Зелена, 5' }),
      branch('lviv', '5'),
      branch('lviv', '5001', { kind: 'locker', canCollectMoney: false }),
    ],
  });
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: directory }, new AbortController().signal);
  await shop.shop.db.transaction((tx) => keepSender(tx, { branchRef: 'lviv-1', phone: '+380671112233' }));
  return { ...shop, owner: await signedIn(shop), manager: await signedIn(shop, 'manager') };
}

/** A confirmed order of one piece of variant 1 to branch 5 in Lviv, with its online part paid; returns its id. */
export async function orderToSend(
  shop: TestShop,
  {
    payment_method = 'full',
    personal_info = {},
    ...delivery
  }: {
    payment_method?: 'full' | 'prepayment';
    personal_info?: object;
    delivery_type?: 'nova_poshta' | 'nova_poshta_door';
    delivery_info?: object;
  } = {},
): Promise<number> {
  const delivery_info = { city: 'Львів, Львівський район, Львівська область', branch: '5' };
  const order = { delivery_info, ...delivery, payment_method, personal_info: { ...personalInfo, ...personal_info } };
  const { id, attempt } = await orderByCard(shop, order);
  await sendWebhook(shop, attempt, 'Approved', { amount: payment_method === 'full' ? 500 : 200 });
  await shop.database.pool.query(`update orders set state = 'confirmed' where id = ${id}`);
  return id;
}

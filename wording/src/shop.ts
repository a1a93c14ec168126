import type { Kopiykas } from '@shop/domain/money.ts';
import { hryvnias } from './hryvnias.ts';

export const shopWording = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
  pageTitle: (page: string, shop = 'Роса') => `${page} — ${shop}`,
  toHome: (shop: string) => `${shop}, на головну`,
  // One line of a narrow screen: without a space between thousands, as the design has it.
  freeDelivery: (from: Kopiykas) => `Безкоштовна доставка замовлень від ${hryvnias(from).replace(/\u00a0(?=\d)/g, '')}`,
  skipToContent: 'Перейти до вмісту',
  forCustomers: 'Покупцям',
  copyright: (shop = 'Роса') => `© 2026 ${shop}`,
  pickupAddress: '03110, м. Київ, вул. Григорія Кочура, 16а',
};

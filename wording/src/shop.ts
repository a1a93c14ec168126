export const shopWording = {
  /** A shop whose owner has not named it. */
  name: 'Крамниця',
  plainDescription: (shop: string) => `Інтернет-крамниця «${shop}».`,
  pageTitle: (page: string, shop: string) => `${page} — ${shop}`,
  toHome: (shop: string) => `${shop}, на головну`,
  skipToContent: 'Перейти до вмісту',
  forCustomers: 'Покупцям',
  copyright: (shop: string) => `© 2026 ${shop}`,
  pickupAddress: '03110, м. Київ, вул. Григорія Кочура, 16а',
};

/** What shops called themselves before their owners could say it: a shop that is updated keeps it. */
export const formerShopWording = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
};

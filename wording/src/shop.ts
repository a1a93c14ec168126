export const shopWording = {
  /** A shop whose owner has not named it. */
  name: 'Крамниця',
  pageTitle: (page: string, shop: string) => `${page} — ${shop}`,
  toHome: (shop: string) => `${shop}, на головну`,
  skipToContent: 'Перейти до вмісту',
  copyright: (shop: string) => `© 2026 ${shop}`,
};

/** What a shop says of itself until its owner has said more. */
export const newShopWording = {
  pickupAddress: '03110, м. Київ, вул. Григорія Кочура, 16а',
  plainDescription: (shop: string) => `Інтернет-крамниця «${shop}».`,
};

/** What shops called themselves before their owners could say it: a shop that is updated keeps it. */
export const formerShopWording = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
};

export const shopWording = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
  pageTitle: (page: string, shop: string) => `${page} — ${shop}`,
  toHome: (shop: string) => `${shop}, на головну`,
  skipToContent: 'Перейти до вмісту',
  forCustomers: 'Покупцям',
  copyright: (shop: string) => `© 2026 ${shop}`,
  pickupAddress: '03110, м. Київ, вул. Григорія Кочура, 16а',
};

export const shopWording = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
  pageTitle: (name: string) => `${name} — Роса`,
  toHome: 'Роса, на головну',
  freeDelivery: 'Безкоштовна доставка замовлень від 3500\u00a0₴',
  skipToContent: 'Перейти до вмісту',
  forCustomers: 'Покупцям',
  copyright: '© 2026 Роса',
  pickupAddress: '03110, м. Київ, вул. Григорія Кочура, 16а',
  shortAddress: 'Київ, вул. Григорія Кочура, 16а',
};

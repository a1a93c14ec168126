/** An invented seller: its name and code are in no register. */
export const demoShopSettings = {
  name: 'Роса',
  description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
  phone: '+380441234567',
  email: 'hello@rosa.example',
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  working_hours: 'щодня з 9:00 до 20:00',
  social: {
    instagram: 'https://www.instagram.com/rosa.example',
    telegram: 'https://t.me/rosa_example',
    facebook: 'https://www.facebook.com/rosa.example',
  },
  seller: {
    legal_name: 'ТОВ «Роса-Демо Україна»',
    code: '00000000',
    address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  },
};

/** Where parcels are sent from; the phone number is not in use. */
export const demoSender = { city: 'Київ', branch: '1', phone: '+380671110000' };

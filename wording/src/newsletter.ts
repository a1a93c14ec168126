export const newsletterWording = {
  subscribed: 'Дякуємо за підписку!',
};

/** Messages under fields of the back office. */
export const fieldRules = {
  slug: 'Лише малі латинські літери, цифри й дефіси',
  url: 'Має бути адреса, що починається з https://',
  serialPrefix: 'Від 2 до 8 великих латинських літер і цифр',
  sellerCode: 'ЄДРПОУ має 8 цифр, РНОКПП — 10',
  link: 'Має бути адреса в крамниці, як-от /collection/verba, або https://…',
  alt: 'Опишіть, що на зображенні',
  slugTaken: 'Така адреса вже є',
  nameTaken: 'Така назва вже є',
  valueStays: 'Номінал, який уже продавали, не змінюється. Додайте новий',
  priceBelowValue: 'Ціна не може бути меншою за номінал',
  sum: 'Має бути від 1 ₴ до 1 000 000 ₴',
  sumOfDay: 'Має бути від 0 ₴ до 1 000 000 ₴',
  sumOfLimit: 'Має бути від 1 ₴ до 100 000 000 ₴',
  orderNumberTaken: (last: number) => `Має бути більше за ${last}: такі номери вже мають замовлення`,
  hexColour: 'Має бути колір із шести цифр, як-от #173c31',
  telegramLink: 'Має бути адреса, що починається з https://t.me/',
};

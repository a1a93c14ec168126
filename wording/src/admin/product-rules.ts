/** Messages at fields of a product that cannot be saved. */
export const productRules = {
  slugTaken: 'Цю адресу вже має інший товар',
  codeTaken: 'Цей код уже має інший товар',
  codeTwice: 'Цей код указано двічі',
  barcode: 'Штрихкод має 8, 12, 13 або 14 цифр',
  barcodeCheckDigit: 'Остання цифра штрихкоду не сходиться з рештою. Звірте його з пакованням',
  priceNeeded: 'Ціна має бути більшою за нуль',
  discountBelowPrice: 'Ціна зі знижкою має бути меншою за звичайну',
  differenceNeeded: 'Вкажіть, на скільки змінити',
  pictureTwice: 'Те саме зображення додано двічі',
  unknown: 'Такого запису вже немає. Оберіть інший',
  unknownPicture: 'Такого зображення вже немає. Завантажте його ще раз',
  unknownVariant: 'Такого варіанта в цьому товарі немає',
  stockIsOwners: 'Початковий залишок указує власник',
  archived: 'Спершу поверніть товар з архіву',
};

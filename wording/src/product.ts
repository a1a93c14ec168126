/** The label of the size, by unit. */
const sizeLabels: Record<string, string> = { мл: 'Об’єм', г: 'Вага', шт: 'Кількість в упаковці' };

export const productWording = {
  photos: 'Фото товару',
  photo: (number: number) => `Фото ${number}`,
  previousPhoto: 'Попереднє фото',
  nextPhoto: 'Наступне фото',
  code: (code: string) => `арт. ${code}`,
  variant: 'Варіант',
  sizeLabel: (unit: string) => sizeLabels[unit] ?? 'Варіант',
  /** «3 шт» is the number of pieces in a set, not a size. */
  isCount: (unit: string) => unit === 'шт',
  offer: 'Спеціальна пропозиція: товар із лімітованої колекції',
  preorderHint: 'Товару зараз немає. Оформіть передзамовлення: менеджер зателефонує й назве орієнтовну дату.',
  inWishlist: 'В обраному',
  removeFromWishlist: 'В обраному, прибрати',
  quickLook: 'Швидкий перегляд',
  description: 'Опис',
  unfold: 'Розвернути опис',
  fold: 'Звернути',
};

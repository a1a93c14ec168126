/** What is chosen, by the unit it is measured in. */
const sizeLabels: Record<string, string> = { мл: 'Об’єм', г: 'Вага', шт: 'Кількість в упаковці' };

export const productWording = {
  photos: 'Фото товару',
  photo: (number: number) => `Фото ${number}`,
  previousPhoto: 'Попереднє фото',
  nextPhoto: 'Наступне фото',
  code: (code: string) => `арт. ${code}`,
  variant: 'Варіант',
  sizeLabel: (unit: string) => sizeLabels[unit] ?? 'Варіант',
  offer: 'Спеціальна пропозиція: товар із лімітованої колекції',
  preorderHint: 'Засобу зараз немає. Оформіть передзамовлення, і ми надішлемо його, щойно він знову з’явиться.',
  inWishlist: 'В обраному',
  quickLook: 'Швидкий перегляд',
  keyIngredients: 'Ключові інгредієнти',
  purpose: 'Призначення',
  application: 'Застосування',
  composition: 'Склад',
  description: 'Опис',
  unfold: 'Розвернути опис',
  fold: 'Звернути',
};

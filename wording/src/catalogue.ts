export const catalogueWording = {
  brands: 'Бренди',
  skinTypes: 'Тип шкіри',
  productTypes: 'Тип засобу',
  newProducts: 'Новинки',
  products: 'Засоби',
  skinOfType: (type: string) => `${type} шкіра`,
  more: 'Детальніше',
  priceWithDiscount: 'Ціна зі знижкою',
  usualPrice: 'Звичайна ціна',
  outOfStock: 'Немає в наявності',
  offer: 'Спецпропозиція',
};

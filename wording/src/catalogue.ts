export const catalogueWording = {
  brands: 'Бренди',
  skinTypes: 'Тип шкіри',
  productTypes: 'Тип засобу',
  newProducts: 'Новинки',
  more: 'Детальніше',
  priceWithDiscount: 'Ціна зі знижкою',
  usualPrice: 'Звичайна ціна',
  outOfStock: 'Немає в наявності',
  offer: 'Спецпропозиція',
};

import type { PageField, ProductField, TableField } from '@shop/domain/product-fields.ts';

/** Names of a product's fields in the admin's form. */
export const productFieldWording: Record<ProductField, string> = {
  name: 'Назва',
  slug: 'Адреса сторінки',
  human: 'Підзаголовок',
  code: 'Код',
  brand_id: 'Бренд',
  country_of_origin: 'Країна походження',
  unit: 'Одиниця виміру',
  best_position: 'Місце серед новинок на головній',
  position: 'Місце в переліках',
  is_active: 'Показувати в крамниці',
  is_collection_product: 'Входить до спеціальної пропозиції',
  description: 'Короткий опис',
  description_html: 'Опис',
  key_ingredients_html: 'Ключові інгредієнти',
  prescription_html: 'Призначення',
  application_html: 'Спосіб застосування',
  composition: 'Склад',
};

/** Hints under the fields. */
export const productFieldHints: Partial<Record<ProductField, string>> = {
  unit: 'Наприклад, мл, г або шт.',
  best_position: 'Порожньо — товару немає в каруселі на головній',
  position: 'Менші числа стоять раніше',
  composition: 'Склад, як на упаковці',
};

/** Columns of import and export that are called otherwise. */
const columns: Partial<Record<TableField, string>> = {
  code: 'Код товару',
  unit: 'Одиниця',
  is_active: 'Товар на сайті',
  application_html: 'Застосування',
};
export const columnTitle = (field: TableField): string => columns[field] ?? productFieldWording[field];

/** Titles on the page of a product that are called otherwise, and features in feeds. */
const titles: Partial<Record<PageField, string>> = { application_html: 'Застосування' };
export const pageTitle = (field: PageField): string => titles[field] ?? productFieldWording[field];

import type { ErrorCode } from '@shop/contract/errors.ts';

/** Words for every refusal: a code without words does not compile. */
export const errorWording = {
  malformed_request: 'Запит не вдалося прочитати.',
  invalid_json: 'Запит не вдалося прочитати: це не JSON.',
  invalid_request: 'Перевірте введені дані.',
  not_found: 'Такої сторінки або дії немає.',
  product_not_found: 'Товар не знайдено.',
  brand_not_found: 'Бренд не знайдено.',
  skin_type_not_found: 'Тип шкіри не знайдено.',
  product_type_not_found: 'Тип засобу не знайдено.',
  page_not_found: 'Сторінку не знайдено.',
  request_timeout: 'Запит надходив надто довго. Спробуйте ще раз.',
  body_too_large: 'Запит завеликий.',
  unsupported_media_type: 'Такий формат даних не підтримується.',
  internal_error: 'Сталася помилка. Спробуйте пізніше.',
  service_unavailable: 'Крамниця тимчасово недоступна. Спробуйте за хвилину.',
} satisfies Record<ErrorCode, string>;

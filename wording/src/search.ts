export const searchWording = {
  label: 'Пошук товарів',
  results: 'Знайдені товари',
  placeholder: 'Назва або артикул',
  close: 'Закрити пошук',
  hint: 'Введіть щонайменше 2 символи.',
  found: (count: number) => `Знайдено: ${count}`,
  firstFound: (count: number) => `Показано перші ${count}. Уточніть запит, щоб побачити інші.`,
  searching: 'Шукаємо…',
  nothing: 'Нічого не знайдено',
  nothingHint: 'Перевірте, чи немає помилки, або спробуйте коротше слово.',
  failed: 'Сталася помилка. Спробуйте пізніше.',
  code: (code: string) => `арт. ${code}`,
};

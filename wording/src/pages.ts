export const pagesWording = {
  home: 'Головна',
  breadcrumbs: 'Навігаційний ланцюжок',
  information: 'Інформація',
  informationPages: {
    delivery: 'Доставка',
    payment: 'Оплата',
    loyalty: 'Програма лояльності',
    terms: 'Умови користування',
  },
  notFound: '404 - Сторінку не знайдено',
  notFoundHint: 'Можливо, адреса змінилася або в ній є помилка.',
  toHome: 'На головну',
  failed: 'Сталася помилка. Спробуйте пізніше.',
  requestNumber: (number: string) => `Номер запиту: ${number}`,
};

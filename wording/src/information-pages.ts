/** Short names of the pages of the specification, for tabs and the footer. */
export const informationPageNames = {
  delivery: 'Доставка',
  payment: 'Оплата',
  loyalty: 'Програма лояльності',
  terms: 'Умови користування',
};

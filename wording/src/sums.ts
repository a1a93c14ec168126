/** The parts of an order's total. */
export const sumsWording = {
  goods: 'Товари',
  delivery: 'Доставка',
  byCarrierTariff: 'за тарифами перевізника',
  free: 'безкоштовно',
  byMail: 'електронною поштою',
  promoDiscount: (percent: number) => `Промокод, ${percent}\u00a0%`,
  certificates: 'Сертифікати',
  total: 'Разом',
};

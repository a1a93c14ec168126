export const deliveryWording = {
  found: 'Success',
  noCity: 'Населений пункт не знайдено',
  noBranch: 'Відділення не знайдено',
  noStreet: 'Вулицю не знайдено',
};

/** Converts typed '1 250,50' to '1250.50' for the API. */
export function typedMoney(typed: string): string {
  return typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
}

/** Converts '1250.50' of the API to the form people type. */
export function moneyToType(decimal: string): string {
  return decimal.replace('.', ',').replace(/,00$/, '');
}

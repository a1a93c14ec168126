/** '1 250,50' as somebody types it is the API's '1250.50'. */
export function typedMoney(typed: string): string {
  return typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
}

/** The API's '1250.50' as somebody would type it. */
export function moneyToType(decimal: string): string {
  return decimal.replace('.', ',').replace(/,00$/, '');
}

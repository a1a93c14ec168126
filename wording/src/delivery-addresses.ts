/** The city of the shop's courier. */
export const courierCity = 'Київ';

/** Whether a text means that city, in any spelling. */
export function isCourierCity(written: string): boolean {
  return (
    written
      .replace(/^\s*м\.\s*/i, '')
      .trim()
      .toLowerCase() === courierCity.toLowerCase()
  );
}

/** 'Київ, Київська область, відділення № 5' */
export function carrierAddress(to: { city: string; branch: string; isLocker: boolean }): string {
  const parts = to.city
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return `${parts.join(', ')}, ${to.isLocker ? 'поштомат' : 'відділення'} №\u00a0${to.branch}`;
}

/** 'м. Київ, Хрещатик, буд. 1, кв./офіс 2', with the street as typed by the customer. */
export function courierAddress(to: { city: string; street: string; house: string; apartment: string }): string {
  return `м.\u00a0${to.city}, ${to.street}, буд.\u00a0${to.house}, кв./офіс\u00a0${to.apartment}`;
}

const ukrainian = /^\+38(\d)(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** '+380 67 123 45 67' of '+380671234567', on cards and in forms. */
export function wholePhone(phone: string): string {
  return phone.replace(ukrainian, '+38$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
}

/** '067 123 45 67', for lists, where the country code would only be repeated. */
export function phoneInRow(phone: string): string {
  return phone.replace(ukrainian, '$1$2\u00a0$3\u00a0$4\u00a0$5');
}

/** The stored form of a typed or shown number. A whole number may be typed without the country code. */
export function plainPhone(typed: string): string {
  const digits = typed.replace(/[\s\u00a0()-]/g, '');
  return digits.replace(/^(?:38)?(?=0\d{9}$)/, '+38');
}

const form = /^(\d{8}|\d{12,14})$/;

/** Whether it is a GTIN-8, -12, -13 or -14: the last digit follows from the others, so a slip of the hand is found. */
export function isGtin(barcode: string): boolean {
  if (!form.test(barcode)) return false;
  // From the right: the check digit itself counts once, the next three times, and so on.
  const sum = [...barcode].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const form = /^(\d{8}|\d{12,14})$/;

/** Whether it is a GTIN-8, -12, -13 or -14 with a correct check digit, which finds typing errors. */
export function isGtin(barcode: string): boolean {
  if (!form.test(barcode)) return false;
  // From the right, the weights alternate between 1 (for the check digit) and 3.
  const sum = [...barcode].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

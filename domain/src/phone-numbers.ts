/** What people put between the digits does not matter. */
const separators = /[\s()-]/g;

/** A number as it is kept: '+380671234567'. Ten to fifteen digits; ten of them are a number of this country. */
export function internationalPhone(given: string): string | undefined {
  const [, digits] = /^\+?(\d{10,15})$/.exec(given.replace(separators, '')) ?? [];
  if (digits === undefined) return undefined;
  return digits.length === 10 && (digits.startsWith('0') || !given.includes('+')) ? `+38${digits}` : `+${digits}`;
}

/** The same, but a number of this country must be whole. */
export function wholePhone(given: string): string | undefined {
  const phone = internationalPhone(given);
  return phone?.startsWith('+38') && phone.length !== '+380671234567'.length ? undefined : phone;
}

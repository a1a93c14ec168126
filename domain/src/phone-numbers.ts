/** Ignored between the digits. */
const separators = /[\s()-]/g;

/** A number as it is stored: '+380671234567'. Ten to fifteen digits; ten digits are a Ukrainian number. */
export function internationalPhone(given: string): string | undefined {
  const [, digits] = /^\+?(\d{10,15})$/.exec(given.replace(separators, '')) ?? [];
  if (digits === undefined) return undefined;
  return digits.length === 10 && (digits.startsWith('0') || !given.includes('+')) ? `+38${digits}` : `+${digits}`;
}

/** The same, but a Ukrainian number must be complete. */
export function wholePhone(given: string): string | undefined {
  const phone = internationalPhone(given);
  return phone?.startsWith('+38') && phone.length !== '+380671234567'.length ? undefined : phone;
}

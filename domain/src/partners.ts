/** Reads a number with an optional + and an optional prefix of two digits. Returns it as stored: '+380671234567'. */
export function partnerPhone(given: string): string | undefined {
  const [, prefix = '38', number] = /^\+?(\d{2})?(\d{10})$/.exec(given.trim().replace(/[\s().-]/g, '')) ?? [];
  return number === undefined ? undefined : `+${prefix}${number}`;
}

const adultAge = 18;
/** An earlier year is a typing error. */
const earliestBirth = '1900-01-01';

/** Whether a person born on a date is an adult today, both as '2008-11-16'. The birthday itself counts. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  if (!isDate(dateOfBirth) || dateOfBirth < earliestBirth) return false;
  const year = Number(today.slice(0, 4)) - adultAge;
  // ISO dates compare as text. A person born on 29 February is an adult from 1 March.
  return dateOfBirth <= `${String(year).padStart(4, '0')}${today.slice(4)}`;
}

function isDate(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const day = new Date(`${text}T00:00:00Z`);
  return isWritten && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The name or the address of a clinic: five characters or more. */
export function isPlace(text: string): boolean {
  return [...text.trim()].length >= 5;
}

/** With or without its scheme: 'rosa.example', 'https://rosa.example/team?page=2'. */
export function isWebAddress(text: string): boolean {
  return /^(https?:\/\/)?([\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/iu.test(text.trim());
}

/** Limits for a photo of a certificate. */
export const partnerPhoto = {
  largestBytes: 10 * 1024 * 1024,
  largestPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
};

/** Latin or Cyrillic letters, apostrophes, spaces and hyphens; two characters or more. */
export function isPersonName(text: string): boolean {
  const name = text.normalize('NFC').trim();
  return [...name].length >= 2 && /^[\p{Script=Latin}\p{Script=Cyrillic}'’ʼ -]+$/u.test(name) && /\p{L}/u.test(name);
}

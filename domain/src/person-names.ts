/** Letters, Latin or Cyrillic, with the apostrophes, spaces and hyphens of names; two signs or more. */
export function isPersonName(text: string): boolean {
  const name = text.normalize('NFC').trim();
  return [...name].length >= 2 && /^[\p{Script=Latin}\p{Script=Cyrillic}'’ʼ -]+$/u.test(name) && /\p{L}/u.test(name);
}

/** In kopiykas; nothing when the text is no sum that can be paid. */
export function kopiykasOf(text: string): number | undefined {
  const [, hryvnias, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (hryvnias === undefined) return undefined;
  const kopiykas = Number(hryvnias) * 100 + Number(fraction.padEnd(2, '0'));
  return kopiykas > 0 ? kopiykas : undefined;
}

/** The number as JSON has it, without needless zeros; this text is what is signed. */
export function shortAmount(kopiykas: number): string {
  return String(kopiykas / 100);
}

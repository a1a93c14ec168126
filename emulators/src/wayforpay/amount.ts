/** The amount in kopiykas; undefined unless the text is a positive amount. */
export function parseKopiykas(text: string): number | undefined {
  const [, hryvnias, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (hryvnias === undefined) return undefined;
  const kopiykas = Number(hryvnias) * 100 + Number(fraction.padEnd(2, '0'));
  return kopiykas > 0 ? kopiykas : undefined;
}

/** The shortest form of the number, as in JSON; this text is signed. */
export function shortAmount(kopiykas: number): string {
  return String(kopiykas / 100);
}

/** Spreadsheets run a text that begins like this as a formula, on the computer of the person who opens the file. */
const formula = /^'*[=+\-@\t\r]/;
const kept = /^'+[=+\-@\t\r]/;
/** Phones in the shop's format: messaging programs read them from the file, and spreadsheets see a plain number. */
const phone = /^\+\d{10,15}$/;

/** Prefixes a dangerous text with an apostrophe, which spreadsheets read as «this is a text». */
export function escapeCell(text: string): string {
  return formula.test(text) && !phone.test(text) ? `'${text}` : text;
}

export function unescapeCell(cell: string): string {
  return kept.test(cell) ? cell.slice(1) : cell;
}

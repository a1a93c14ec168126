/** Spreadsheets take a text that begins so for a formula, and would run it on the computer of whoever opens the file. */
const formula = /^'*[=+\-@\t\r]/;
const kept = /^'+[=+\-@\t\r]/;
/** As the shop keeps phones: programs that send messages read them from the file. To a spreadsheet it is a plain number. */
const phone = /^\+\d{10,15}$/;

/** The text with an apostrophe before it, which spreadsheets take for «this is a text». */
export function harmless(text: string): string {
  return formula.test(text) && !phone.test(text) ? `'${text}` : text;
}

export function asWritten(cell: string): string {
  return kept.test(cell) ? cell.slice(1) : cell;
}

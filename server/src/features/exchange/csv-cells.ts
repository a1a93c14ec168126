/** Spreadsheets take a text that begins so for a formula, and would run it on the computer of whoever opens the file. */
const formula = /^'*[=+\-@\t\r]/;
const kept = /^'+[=+\-@\t\r]/;

/** The text with an apostrophe before it, which spreadsheets take for «this is a text». */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function asWritten(cell: string): string {
  return kept.test(cell) ? cell.slice(1) : cell;
}

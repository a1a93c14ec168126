/** A table in Markdown: a column for each key of the rows. */
export function table(rows: readonly object[], heads: Record<string, string> = {}): string {
  if (rows.length === 0) return 'Not measured.';
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  return [
    line(keys.map((key) => heads[key] ?? key)),
    line(keys.map(() => '---')),
    ...rows.map((row) => line(keys.map((key) => (row as Record<string, unknown>)[key]))),
  ].join('\n');
}

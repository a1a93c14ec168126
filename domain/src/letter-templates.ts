export type TemplateToken = { text: string } | { value: string };

export type TemplateFault =
  | { rule: 'unknown_value'; name: string }
  /** A brace without the other one, or one inside of another pair. */
  | { rule: 'lone_brace' };

/**
 * Splits a text into plain words and named values in braces: 'Вітаємо, {ім’я}!'. Only the template is ever parsed: what a
 * value says is never read as a template.
 */
export function parseTemplate(
  template: string,
  names: readonly string[],
): { tokens: TemplateToken[]; faults: TemplateFault[] } {
  const tokens: TemplateToken[] = [];
  const faults: TemplateFault[] = [];
  const byForm = new Map(names.map((name) => [comparable(name), name]));
  // Every brace that is no part of a pair stays in the text between two values.
  for (const [index, part] of template.split(/\{([^{}]*)\}/u).entries()) {
    const isInBraces = index % 2 === 1;
    if (!isInBraces) {
      if (/[{}]/.test(part)) faults.push({ rule: 'lone_brace' });
      if (part !== '') tokens.push({ text: part });
      continue;
    }
    const name = byForm.get(comparable(part));
    if (name === undefined) faults.push({ rule: 'unknown_value', name: part.trim() });
    else tokens.push({ value: name });
  }
  return { tokens, faults };
}

/** Names may be typed in capitals, with the apostrophe of any keyboard and with any spaces. */
function comparable(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´‘]/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A value on one line: it neither begins a paragraph nor a header of a message. */
export function inOneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** The tokens with their values, as plain text. */
export function fillTemplate(tokens: readonly TemplateToken[], values: Readonly<Record<string, string>>): string {
  return tokens.map((token) => ('text' in token ? token.text : inOneLine(values[token.value] ?? ''))).join('');
}

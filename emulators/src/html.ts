/** Text that is safe HTML. Everything else is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | readonly Markup[] | string | number | false | null | undefined;

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + escapeValue(values[index])).join(''));
}

function escapeValue(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((each: Markup) => each.text).join('');
  if (value === false || value === null || value === undefined) return '';
  return String(value).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

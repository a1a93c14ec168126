/**
 * The value of a field as text. A number keeps its spelling, because the provider signs the text: 26.10 differs from
 * 26.1. A missing field is an empty text; a value that is neither text nor number is undefined.
 */
export type Fields = (name: string) => string | undefined;

/** The provider sends some thirty fields and one list of goods. Thousands of fields are an attack. */
const mostParts = 200;

/** Counts separators in the text, which is cheap; parsing numbers with their spelling is expensive. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (const _ of text.matchAll(/[,&[{]/g)) {
    parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

/** The fields of a JSON object; undefined for any other text. */
export function readJsonFields(text: string): Fields | undefined {
  if (!/^\s*\{/.test(text) || hasTooManyParts(text)) return undefined;
  try {
    return toFields(JSON.parse(text, keepSpelling));
  } catch {
    // Not JSON, or nested too deeply.
    return undefined;
  }
}

/**
 * All possible interpretations of a body, the likeliest first. The provider sends JSON labelled as a form, so a proxy
 * may have turned it into the name or the value of a form field. A browser sends a real form.
 */
export function* readBodyFields(body: string): Generator<Fields> {
  if (hasTooManyParts(body)) return;
  const form = new URLSearchParams(body);
  // The JSON document would be one field, so only the first two are tried.
  const fields = [...form].slice(0, 2);
  for (const text of [body, ...fields.flat()]) {
    const document = readJsonFields(text);
    if (document !== undefined) yield document;
  }
  yield toFields(Object.fromEntries(form));
}

function keepSpelling(_name: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

function toFields(document: object): Fields {
  const said = new Map<string, unknown>(Object.entries(document));
  return (name) => {
    const value = said.get(name) ?? '';
    return typeof value === 'string' ? value : undefined;
  };
}

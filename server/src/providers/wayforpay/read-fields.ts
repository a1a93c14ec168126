/**
 * What one document says under a name: a text as it is, a number as it is written (the provider signs the writing, and
 * 26.10 is another one than 26.1). An empty text where nothing is said; nothing where neither text nor number stands.
 */
export type Fields = (name: string) => string | undefined;

/** The provider says some thirty things, and one list of goods. Whoever sends thousands wants to see us count them. */
const mostParts = 200;

/** By a look at the text, which costs next to nothing; reading numbers as they are written is dear. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (const _ of text.matchAll(/[,&[{]/g)) {
    parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

/** A JSON document, if the text is one. */
export function readJsonFields(text: string): Fields | undefined {
  if (!/^\s*\{/.test(text) || hasTooManyParts(text)) return undefined;
  try {
    return fieldsOf(JSON.parse(text, asWritten));
  } catch {
    // Not JSON, or nested deeper than anybody can read.
    return undefined;
  }
}

/**
 * Every reading of a body, the likeliest first. The provider sends a JSON document that is labelled as a form, so that
 * whatever stands between may have made it the name or the value of a field; a browser brings a real form.
 */
export function* readBodyFields(body: string): Generator<Fields> {
  if (hasTooManyParts(body)) return;
  const form = new URLSearchParams(body);
  // A document is one field: nobody reads thousands of them in search of it.
  const fields = [...form].slice(0, 2);
  for (const text of [body, ...fields.flat()]) {
    const document = readJsonFields(text);
    if (document !== undefined) yield document;
  }
  yield fieldsOf(Object.fromEntries(form));
}

function asWritten(_name: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

function fieldsOf(document: object): Fields {
  const said = new Map<string, unknown>(Object.entries(document));
  return (name) => {
    const value = said.get(name) ?? '';
    return typeof value === 'string' ? value : undefined;
  };
}

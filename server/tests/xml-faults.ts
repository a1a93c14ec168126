import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const folder = new URL('./xml-schemas/', import.meta.url);
const parts: Record<string, readonly string[]> = { 'google-merchant': ['google-merchant-g'] };

/** The violations of an XML Schema in a text. */
export async function xmlFaults(text: string, schema: string): Promise<string[]> {
  const file = (name: string) => ({
    fileName: `${name}.xsd`,
    contents: readFileSync(new URL(`${name}.xsd`, folder), 'utf8'),
  });
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: text },
    schema: file(schema),
    preload: (parts[schema] ?? []).map(file),
  });
  return errors.map(({ message }) => message);
}

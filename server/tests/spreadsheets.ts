import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A hand-made spreadsheet, for contents that no program writes. */
export function spreadsheet(
  rows: string,
  { declaration = '', sharedString = '', isStreamed = false } = {},
): Buffer<ArrayBuffer> {
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${sharedString}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return isStreamed ? streamed(parts) : Buffer.from(zipSync(Object.fromEntries(parts), { level: 1 }));
}

function streamed(parts: readonly (readonly [string, Uint8Array])[]): Buffer<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, bytes] of parts) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** An empty sheet of the given size, with a true or false size in its header. */
export function unpackingTo({ bytes, promised }: { bytes: number; promised: number }): Buffer {
  const zip = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }, { level: 1 }));
  // The size is in the header of the file and in the directory at the end.
  for (const [mark, offset] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const)
    zip.writeUInt32LE(promised, zip.indexOf(mark, 0, 'latin1') + offset);
  return zip;
}

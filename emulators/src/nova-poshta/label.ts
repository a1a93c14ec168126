/** PDF points per millimetre. */
const point = 72 / 25.4;
const side = 100 * point;

/** A label of 100 × 100 mm: number and imitated bar code. No Cyrillic text: it would need an embedded font. */
export function drawLabel({
  number,
  weight,
  ownNumber,
}: {
  number: string;
  weight: string;
  ownNumber: string;
}): string {
  const bars = [...number].flatMap((digit, index) => digitBars(Number(digit), 30 + index * 16));
  const content = [
    ...bars,
    text(30, 140, 20, number.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4')),
    text(30, 110, 11, `${weight} kg   order ${ownNumber.replaceAll(/[^\w -]/g, '')}`),
    text(30, 30, 9, 'Demonstration. Not a real parcel.'),
  ].join('\n');
  return writePdf(content);
}

function digitBars(digit: number, left: number): string[] {
  return [0, 1, 2, 3].map((bar) => `${left + bar * 4} 170 ${1 + ((digit >> bar) & 1) * 1.6} 80 re f`);
}

function text(x: number, y: number, size: number, words: string): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`;
}

function writePdf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side.toFixed(2)} ${side.toFixed(2)}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}

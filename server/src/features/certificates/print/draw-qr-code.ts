import { encode } from 'uqr';

type Pen = { rect(x: number, y: number, width: number, height: number): unknown };

/** Adds a QR code that fills its box to the path. The page provides the quiet zone. */
export function drawQrCode(pen: Pen, address: string, box: { x: number; y: number; size: number }): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const module = box.size / size;
  for (const [row, modules] of data.entries()) {
    for (const [from, length] of findDarkRuns(modules))
      pen.rect(box.x + from * module, box.y + row * module, length * module, module);
  }
}

/** Adjacent dark modules are one rectangle, to avoid hairlines in print. */
function findDarkRuns(modules: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [column, isDark] of modules.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === column) last[1] += 1;
    else runs.push([column, 1]);
  }
  return runs;
}

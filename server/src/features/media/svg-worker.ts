import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { SvgAnswer } from './draw-svg.ts';

// A separate process, started by draw-svg.ts. The file arrives on stdin, the picture is a message.

const longestSide = 2_000;
/** Decoding happens outside of the heap that Node limits. */
const mostResidentBytes = 700 * 1024 * 1024;
/** Of pictures inside the file: a small one can be decoded to gigabytes. */
const mostPixelsInside = 16_000_000;
const pointsPerInch = 72;

setInterval(() => {
  if (process.memoryUsage.rss() > mostResidentBytes) process.kill(process.pid, 'SIGKILL');
}, 20).unref();
process.on('disconnect', () => process.exit());

sharp.concurrency(1);
process.send!(await draw(await buffer(process.stdin)));

async function draw(bytes: Buffer): Promise<SvgAnswer> {
  try {
    for (const [, inside = ''] of bytes.toString('utf8').matchAll(/data:image\/(?:png|jpeg);base64,([\w+/=\s]*)/g)) {
      const { width, height } = await sharp(Buffer.from(inside, 'base64'), { limitInputPixels: false }).metadata();
      if (width * height > mostPixelsInside) return { problem: 'too_complex' };
    }
    const { width, height } = await sharp(bytes, { density: pointsPerInch, limitInputPixels: false }).metadata();
    const scale = longestSide / Math.max(width, height);
    const density = pointsPerInch * scale;
    if (density < 1 || Math.min(width, height) * scale < 1) return { problem: 'size' };
    const png = await sharp(bytes, { density: Math.min(density, 100_000), limitInputPixels: 4 * longestSide ** 2 })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return { png };
  } catch {
    return { problem: 'unreadable' };
  }
}

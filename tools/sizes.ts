// Lists the longest source files, to check now and then whether one should be split.

import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

const sources = trackedFiles().filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|^demo-catalogue\//.test(file),
);
const sizes = sources.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }));
for (const { file, lines } of sizes.sort((a, b) => b.lines - a.lines).slice(0, 10))
  console.log(`${String(lines).padStart(5)}  ${file}`);

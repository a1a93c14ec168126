// Ukrainian texts belong into wording/, where one reader can review them all. They are also allowed in the content of the
// demonstration, emulators, tests, benchmarks and tables of letters and names. Anywhere else they are an error.

import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

const codeFile = /\.(ts|tsx|mjs|css|html|json)$/;
const allowedPlaces =
  /^(wording|demo-catalogue|emulators|browser-tests|benchmarks)\/|^domain\/src\/(keyboard-layout|place-names|other-names|slugs|search\/[a-z-]+)\.ts$|\.test\.tsx?$|^(server|storefront)\/tests\/|^package(-lock)?\.json$/;
const cyrillic = /\p{Script=Cyrillic}/u;

export type Escape = { file: string; line: number; text: string };

export function findEscapes(files: readonly { file: string; content: string }[]): Escape[] {
  return files
    .filter(({ file }) => codeFile.test(file) && !allowedPlaces.test(file))
    .flatMap(({ file, content }) =>
      content
        .split('\n')
        .flatMap((text, index) =>
          cyrillic.test(withoutComment(text)) ? [{ file, line: index + 1, text: text.trim() }] : [],
        ),
    );
}

/** Comments may quote Ukrainian words from the screen. */
function withoutComment(line: string): string {
  return line.replace(/^\s*(\/\/|\/?\*).*$/, '').replace(/\/\*.*?\*\/|\s\/\/ .*$/g, '');
}

if (import.meta.main) {
  const escapes = findEscapes(trackedFiles().map((file) => ({ file, content: readFileSync(file, 'utf8') })));
  for (const { file, line, text } of escapes)
    console.error(`${file}:${line}: a Ukrainian word outside wording/: ${text}`);
  process.exitCode = escapes.length === 0 ? 0 : 1;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Selectors with `:hover` that also apply on touch screens, where a tap leaves them active. */
function hoversOfTouch(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (prelude.includes(':hover') && !open.some((outer) => outer.includes('(hover: hover)')))
      found.push(prelude.trim());
    open.push(prelude);
  }
  return found;
}

test('the search for hover colours finds those that stay after a tap', () => {
  const css =
    '.a:hover { b: c } @media (hover: hover) { .d:hover { e: f } } @media (min-width: 4em) { .g:hover { h: i } }';
  expect(hoversOfTouch(css)).toEqual(['.a:hover', '.g:hover']);
});

test('hover colours are for pointers that can hover: a tap leaves none', () => {
  const files = globSync('**/*.css', { cwd: app });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    hoversOfTouch(readFileSync(join(app, file), 'utf8')).map((each) => [file, each]),
  );
  expect(found).toEqual([]);
});

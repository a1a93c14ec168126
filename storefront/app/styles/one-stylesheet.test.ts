import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Classes with rules of their own: '.card' in '.card { … }', not in '.receipt .card { … }'. */
function ownClasses(css: string): string[] {
  const preludes = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g);
  const selectors = [...preludes].flatMap(([, prelude = '']) => prelude.split(',').map((each) => each.trim()));
  return selectors.filter((selector) => /^\.[\w-]+$/.test(selector));
}

test('the search for classes finds those that stand alone', () => {
  expect(ownClasses('.a { b: c } .d .e, .f { g: h } @media (i) { .j:hover { k: l } .m { n: o } }')).toEqual([
    '.a',
    '.f',
    '.m',
  ]);
});

test('a class belongs to one file: all pages have the styles of all', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: app }))
    for (const name of ownClasses(readFileSync(join(app, file), 'utf8')))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  expect([...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

type Package = { name: string; workspaces?: string[]; dependencies?: Record<string, string> };
const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;
const workspaces = new Map(
  read('.')
    .workspaces!.map(read)
    .map((each) => [each.name, each]),
);

/** The workspaces that a workspace depends on, directly or not. */
function neededBy(name: string, needed = new Set<string>()): Set<string> {
  for (const each of Object.keys(workspaces.get(name)?.dependencies ?? {})) {
    if (!workspaces.has(each) || needed.has(each)) continue;
    neededBy(each, needed.add(each));
  }
  return needed;
}

test.each([...workspaces.keys()])('%s has no circular dependency', (name) => {
  expect(neededBy(name)).not.toContain(name);
});

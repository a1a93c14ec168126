// Features of the server need each other in one direction only. Prints the features of each cycle with the imports that close it.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../server/src/features');

/** The other features that each feature imports, tests left out. */
export function featureImports(files: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, source] of files) {
    const from = file.split('/')[0]!;
    for (const [, path] of source.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path!));
      const to = target.split('/')[0]!;
      if (target.startsWith('..') || to === from) continue;
      imports.set(from, (imports.get(from) ?? new Map()).set(to, file));
    }
  }
  return imports;
}

/** The first cycle, as features; undefined if there is none. */
export function findCycle(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>();
  const search = (feature: string, way: readonly string[]): string[] | undefined => {
    const known = way.indexOf(feature);
    if (known >= 0) return [...way.slice(known), feature];
    if (done.has(feature)) return undefined;
    for (const other of imports.get(feature)?.keys() ?? []) {
      const cycle = search(other, [...way, feature]);
      if (cycle !== undefined) return cycle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of imports.keys()) {
    const cycle = search(feature, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

if (import.meta.main) {
  const names = globSync('**/*.ts', { cwd: root }).filter((name) => !name.endsWith('.test.ts'));
  const imports = featureImports(new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')])));
  const cycle = findCycle(imports);
  if (cycle !== undefined) {
    console.error(`Features need each other in a circle: ${cycle.join(' → ')}`);
    for (const [place, feature] of cycle.slice(0, -1).entries())
      console.error(`  server/src/features/${imports.get(feature)?.get(cycle[place + 1]!)}`);
    process.exitCode = 1;
  }
}

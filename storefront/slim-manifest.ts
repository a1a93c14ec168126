import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyFile } from './join-start.ts';

type Manifest = {
  entry: { imports: string[] };
  routes: Record<string, { imports: string[] } & Record<string, unknown>>;
};

const beginning = 'window.__reactRouterManifest=';

/** The list of routes that every page loads, without what a browser already knows. */
export function slimManifest(assets: string): void {
  const file = join(assets, onlyFile(assets, /^manifest-\w+\.js$/));
  writeFileSync(file, withoutKnown(readFileSync(file, 'utf8')));
}

/** Without what is false, and without the modules of the frame in each route: they are loaded before any route is. */
export function withoutKnown(script: string): string {
  if (!script.startsWith(beginning)) throw new Error('the route manifest has another shape');
  const manifest = JSON.parse(script.slice(beginning.length).replace(/;\s*$/, '')) as Manifest;
  const { entry, routes } = manifest;
  const loaded = new Set([...entry.imports, ...(routes.root?.imports ?? [])]);
  for (const [id, route] of Object.entries(routes)) {
    if (id !== 'root') route.imports = route.imports.filter((each) => !loaded.has(each));
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  return `${beginning}${JSON.stringify(manifest)};`;
}

import { registerHooks } from 'node:module';
import { isFastPathOn } from './switches.ts';

const root = new URL('../../../', import.meta.url).href;
type Found = { url: string; format?: string | null | undefined };
/** Where a package's name leads from a workspace: `server drizzle-orm`. */
const packages = new Map<string, Found>();

// For each import Node reads package.json files again: the "exports" of the package, and the "type" of the file that was
// found. The shop has four thousand imports, and that took half of each start. A relative name needs no such look-up, in
// the shop's own files and in Drizzle's; the name of a package is looked up once per workspace.
if (isFastPathOn('relative-imports')) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '' } = context;
      const isOwn = parentURL.startsWith(root) && !parentURL.includes('/node_modules/');
      if (isOwn && /^\.\.?\/.+\.ts$/.test(specifier)) return found(specifier, parentURL, 'module-typescript');
      if (parentURL.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.+\.js$/.test(specifier))
        return found(specifier, parentURL, 'module');
      if (!isOwn || !/^[@a-z]/.test(specifier) || specifier.includes(':') || !context.conditions.includes('import'))
        return nextResolve(specifier, context);
      const key = `${parentURL.slice(root.length).split('/', 1)[0]} ${specifier}`;
      const known = packages.get(key);
      if (known !== undefined) return { ...known, shortCircuit: true };
      const { url, format } = nextResolve(specifier, context);
      packages.set(key, { url, format });
      return { url, format, shortCircuit: true };
    },
  });
}

function found(specifier: string, parentURL: string, format: string) {
  return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
}

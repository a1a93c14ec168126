import { registerHooks } from 'node:module';
import { isFastPathOn } from './switches.ts';

// Node reads the whole "exports" of a package again for each of its files, and Drizzle has hundreds of both: half a second
// of each start. Drizzle's files import each other by relative names, which need no such look-up.
if (isFastPathOn('relative-imports')) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context;
      if (parentURL?.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.+\.js$/.test(specifier)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      return nextResolve(specifier, context);
    },
  });
}

import { registerHooks } from 'node:module';

// For every file of a package Node reads the package's whole "exports" again, and Drizzle has hundreds of both: half a
// second of each start. Its files import each other by plain relative names, which need no such look-up.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (parentURL?.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.+\.js$/.test(specifier)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});

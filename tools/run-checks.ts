// All static checks. One line per check, with the output of failed ones.

import { runSteps } from './run-steps.ts';

/** The types check reads what this writes. */
const routeTypes = {
  name: 'route types',
  command: ['npm', 'run', '--silent', '--workspace', 'storefront', 'typegen'],
} as const;

const steps = [
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['depcruise', '--config', 'tools/boundaries.mjs', '--output-type', 'err', '.'] },
  { name: 'features', command: ['node', 'tools/check-features.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'wording', command: ['node', 'tools/check-wording.ts'] },
  { name: 'error codes', command: ['node', 'tools/write-error-codes.ts', '--check'] },
  { name: 'table of access', command: ['node', 'tools/write-access.ts', '--check'] },
] as const;

const hasRouteTypes = await runSteps([routeTypes]);
const isGood = await runSteps(steps, 2);
process.exitCode = hasRouteTypes && isGood ? 0 : 1;

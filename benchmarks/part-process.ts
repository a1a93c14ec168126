// One part in a process of its own, so that it finds a machine as the others did, and can be given up with all it started.

import { type Part, parts } from './parts.ts';

process.send?.(await parts[process.argv[2] as Part].measure());
process.disconnect?.();

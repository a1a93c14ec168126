import { afterAll } from 'vitest';
import { closeDatabases } from './test-database.ts';

// A setup file: test files share their modules, so what a module registers by itself would run after the first of them alone.
afterAll(closeDatabases);

import { afterAll } from 'vitest';
import { hashPasswordsCheaply } from '../src/passwords.ts';
import { closeDatabases } from './test-database.ts';

// A setup file runs for each test file; what a module registers by itself would run after the first file only, because
// test files share their modules.
afterAll(closeDatabases);
hashPasswordsCheaply();

import { afterAll } from 'vitest';
import { hashPasswordsCheaply } from '../src/passwords.ts';
import { closeDatabases } from './test-database.ts';

// Registered here, because a setup file runs for each test file. Test files share their modules, so a hook registered by a
// module would run only after the first file.
afterAll(closeDatabases);
hashPasswordsCheaply();

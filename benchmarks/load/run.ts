// `npm run load`: mixed traffic on two processes of the shop while one is killed, the database goes down and a new
// version is rolled out. Talks to 127.0.0.1 only and ends by itself. LOAD_MINUTES and LOAD_VISITORS change its size.

import { runLoad } from './run-load.ts';
import { writeReport } from './write-report.ts';

const minutes = Number(process.env.LOAD_MINUTES ?? 3);
const visitors = Number(process.env.LOAD_VISITORS ?? 24);
if (!(minutes > 0 && visitors > 0)) throw new Error('LOAD_MINUTES and LOAD_VISITORS are numbers above zero');

const run = await runLoad(minutes, visitors);
console.log(writeReport(run, { minutes, visitors }));
if (run.verdicts.some(({ breaches }) => breaches > 0)) process.exitCode = 1;

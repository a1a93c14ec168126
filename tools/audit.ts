// `npm run audit`: known holes in what the shop is built of. High ones fail; a registry that keeps no list of them does not.

import { spawnSync } from 'node:child_process';

type Found = { vulnerabilities?: Record<string, { severity: string; range: string }> };

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const { vulnerabilities } = JSON.parse(stdout || '{}') as Found;

if (vulnerabilities === undefined) console.log('audit: this registry does not say which packages have known holes');
else {
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  for (const [name, { severity, range }] of serious) console.error(`audit: ${name} ${range} is ${severity}`);
  if (serious.length === 0) console.log('audit: no high or critical finding');
  else process.exitCode = 1;
}

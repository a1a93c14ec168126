// `npm run audit`: known vulnerabilities of dependencies. Exits with 1 for high ones, and with 2 if the registry has no list:
// an audit that could not run must not look like one that found nothing.

import { spawnSync } from 'node:child_process';

type Found = { vulnerabilities?: Record<string, { severity: string; range: string }> };

const vulnerabilities = readVulnerabilities();
if (vulnerabilities === undefined) {
  console.error('audit: NOT DONE, this registry does not say which packages have known holes');
  process.exitCode = 2;
} else {
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  for (const [name, { severity, range }] of serious) console.error(`audit: ${name} ${range} is ${severity}`);
  if (serious.length === 0) console.log('audit: no high or critical finding');
  else process.exitCode = 1;
}

function readVulnerabilities(): Found['vulnerabilities'] {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    return (JSON.parse(stdout) as Found).vulnerabilities;
  } catch {
    return undefined;
  }
}

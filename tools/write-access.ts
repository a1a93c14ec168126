// docs/access.md is made from the contract. `--check` only tells whether it is fresh.

import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '@shop/contract/endpoints.ts';
import { callers, type GateAnswer, gateAnswer, reachOf } from './access-table.ts';

const file = 'docs/access.md';
const words: Record<Exclude<GateAnswer, null>, string> = {
  not_authenticated: '401',
  not_allowed: '403',
  second_factor_needed: '403 factor',
};

const rows = endpoints.map((endpoint) => {
  const answers = callers.map((caller) => {
    const answer = gateAnswer(endpoint, caller);
    return answer === null ? 'yes' : words[answer];
  });
  return `| \`${endpoint.method} ${endpoint.path.slice('/api/v1'.length)}\` | ${answers.join(' | ')} | ${reachOf(endpoint)} |`;
});

const page = `# Who may call what

Made by \`npm run docs:access\` from \`contract/src\`; \`server/src/http/access.test.ts\` tries every cell against a shop.

Addresses begin with \`/api/v1\`. **yes**: the call is answered, by its own rules. **401**: \`not_authenticated\`.
**403**: \`not_allowed\`. **403 factor**: \`second_factor_needed\`, which only a live shop answers, to staff who have not set
up their second factor yet. Customers and staff sign in apart: the one is a stranger to the calls of the other. A call that
changes something by cookie is answered only to pages of the shop itself, otherwise it is \`foreign_origin\` (403).

The last column says by what a customer reaches anything of another: where nothing is said, there is nothing of a customer.

| call | stranger | customer | owner | manager | content editor | owner without factor | reaches another’s by |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error(`${file} is out of date. Run: npm run docs:access`);
  process.exitCode = 1;
}

// docs/error-codes.md is made from the contract and its words. `--check` only tells whether it is fresh.

import { readFileSync, writeFileSync } from 'node:fs';
import { type ErrorCode, errorCatalogue } from '@shop/contract/errors.ts';
import { errorWording } from '@shop/wording/errors.ts';

const file = 'docs/error-codes.md';

const rows = (Object.keys(errorCatalogue) as ErrorCode[]).map(
  (code) => `| \`${code}\` | ${errorCatalogue[code].status} | ${errorWording[code]} |`,
);
const page = `# Error codes

Made by \`npm run docs:errors\` from \`contract/src/errors.ts\` and \`wording/src/errors.ts\`.

Errors of fields come as \`{"field": ["…"]}\` with status 400, errors of a whole form under \`non_field_errors\`; they have
no code. Every other refusal is \`{"detail": "…", "code": "…", "request_id": "…"}\`. The request number is also in the
header \`x-request-id\` of every answer and in the log.

| code | status | words |
|---|---|---|
${rows.join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error(`${file} is out of date. Run: npm run docs:errors`);
  process.exitCode = 1;
}

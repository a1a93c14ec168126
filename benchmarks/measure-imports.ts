// The longest wait of other requests during an import of a malicious or a large table.

import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import { spreadsheet, unpackingTo } from '../server/tests/spreadsheets.ts';
import { liveKind, newDatabases } from './databases.ts';
import { signIn } from './sign-in.ts';
import { startShop } from './start-shop.ts';

const cell = (address: string) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`;
const text = `<p>${'Для щоденного догляду за шкірою. '.repeat(3)}</p>`;
const header =
  'Код товару;Назва;Бренд;Одиниця;Опис;Призначення;Код варіанта;Значення;Ціна;Вага, г;Довжина, мм;Ширина, мм;Висота, мм';
const rowOf = (number: number) =>
  `IMP-${number};Крем ${number};rosa-lab;мл;${text};${text};IMP-${number}-50;50;1250,50;120;50;50;140`;
const honest = () => Buffer.from([header, ...Array.from({ length: 20_000 }, (_, index) => rowOf(index))].join('\n'));

const files: [what: string, path: string, file: () => Buffer][] = [
  [
    'a kilobyte with something in its last cell',
    'stock/?dry_run=true',
    () => spreadsheet(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`),
  ],
  ['150 MB of spaces in 150 kB', 'stock/?dry_run=true', () => spreadsheet(' '.repeat(150_000_000))],
  ['300 MB that say they are 1,000 bytes', 'stock/?dry_run=true', () => unpackingTo({ bytes: 3e8, promised: 1_000 })],
  ['19 MB without a line break', 'stock/?dry_run=true', () => Buffer.alloc(19_000_000, 'A')],
  ['20,000 honest rows, looked at', 'products/?dry_run=true', honest],
  ['20,000 honest rows, brought in', 'products/?dry_run=false', honest],
  ['the same again, nothing to change', 'products/?dry_run=false', honest],
];

/** `pauseMs` is the longest time for which the event loop was blocked. */
export async function measureImports() {
  const figures = [];
  for await (const database of newDatabases([liveKind])) {
    await using shop = await startShop({ ...database, isDemonstration: true });
    const session = await signIn(shop.address, demoAccounts.staff.find(({ role }) => role === 'owner')!);
    const headers = { ...session, 'content-type': 'application/octet-stream' };
    for (const [what, path, file] of files) {
      const body = new Uint8Array(file());
      await shop.ask('longestPauseMs');
      const startedAt = performance.now();
      const answer = await fetch(`${shop.address}/api/v1/admin/import/${path}`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      figures.push({ what, status: answer.status, seconds, pauseMs: await shop.ask('longestPauseMs') });
    }
  }
  return figures;
}

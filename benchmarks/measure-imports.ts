// How long everybody else waits, at most, while a table is brought in: one that is made to do harm, or an honest large one.

import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import { spreadsheet, unpackingTo } from '../server/tests/spreadsheets.ts';
import { onLiveDatabase } from './on-databases.ts';
import { startShop } from './start-shop.ts';

export type ImportFigures = {
  what: string;
  status: number;
  seconds: number;
  /** The longest time that the process did nothing else. */
  pauseMs: number;
};

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

export const measureImports = async (): Promise<ImportFigures[]> =>
  (
    await onLiveDatabase([
      async (database) => {
        await using shop = await startShop({ ...database, isDemonstration: true });
        const send = await signIn(shop.address);
        const figures: ImportFigures[] = [];
        for (const [what, path, file] of files) {
          const bytes = file();
          await shop.ask('longestPauseMs');
          const startedAt = performance.now();
          const { status } = await send(path, bytes);
          const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
          figures.push({ what, status, seconds, pauseMs: await shop.ask('longestPauseMs') });
        }
        return figures;
      },
    ])
  ).flat();

async function signIn(address: string) {
  const origin = 'http://localhost';
  const { email, password } = demoAccounts.staff.find(({ role }) => role === 'owner')!;
  const reply = await fetch(`${address}/api/v1/admin/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (path: string, bytes: Buffer) => {
    const headers = { cookie, origin, 'content-type': 'application/octet-stream' };
    const body = new Uint8Array(bytes);
    const answer = await fetch(`${address}/api/v1/admin/import/${path}`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer;
  };
}

if (import.meta.main) console.table(await measureImports());

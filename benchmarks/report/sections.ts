import { budgets, type Kind, kinds } from '../../browser-tests/page-weight.ts';
import type { Figures } from '../parts.ts';
import { growthOf } from './goals.ts';
import { table } from './table.ts';

/** The figures of a part, what they mean to whoever owns a shop, and how they were come by. */
export type Section = { title: string; meaning: string; how: string; tables: string[] };

const kibibytes = (bytes: number | undefined) => (bytes === undefined ? undefined : Math.round(bytes / 102.4) / 10);
const code = (path: string) => `\`${path}\``;

export const sections: { [Name in keyof Figures]-?: (figures: NonNullable<Figures[Name]>) => Section } = {
  start: ({ coldSeconds, warmSeconds }) => ({
    title: 'Starting',
    meaning:
      'How long the shop is closed when it is restarted, for example for an update, and how long the very first start takes, which makes the database and fills in the demonstration.',
    how: 'The time from the command to the first page, on the embedded database.',
    tables: [
      table(
        ['start', 'seconds'],
        [
          ['first, on an empty data folder', coldSeconds],
          ['any later one', warmSeconds],
        ],
      ),
    ],
  }),
  pages: ({ cached, rendered, answers }) => ({
    title: 'Pages',
    meaning:
      'Almost every visit is answered from memory. The first table says how many such pages one process sends in a second, and how near that is to the limit of the machine: 1 would mean that the shop costs nothing beside the sending itself. A page is made anew only after something in it has changed; the second table says what the one visitor waits who comes first after that.',
    how: 'Ten connections on loopback that ask again at once. The same compressed bytes are sent by a bare `node:http` server and, where it is installed, by one worker of nginx as a file; all take turns three times in the same run, and the median counts. For rendering, the memory of pages is emptied before each request; “after any change” empties the memory of answers, too, so everything is read from the database.',
    tables: [
      table(
        [
          'page from memory',
          'requests/s',
          'p50, ms',
          'p95, ms',
          'bytes',
          'bare Node/s',
          'of bare Node',
          'nginx/s',
          'of nginx',
        ],
        cached.map((page) => [
          code(page.path),
          page.perSecond,
          page.p50,
          page.p95,
          page.bytes,
          page.bareNodePerSecond,
          page.ofBareNode,
          page.nginxPerSecond,
          page.ofNginx,
        ]),
      ),
      table(
        ['page rendered', 'p50, ms', 'p95, ms'],
        [
          [`${code(rendered.path)} after something sold out`, rendered.pageForgotten.p50, rendered.pageForgotten.p95],
          [
            `${code(rendered.path)} after any change`,
            rendered.everythingForgotten.p50,
            rendered.everythingForgotten.p95,
          ],
        ],
      ),
      table(
        ['answer of the API', 'requests/s', 'p50, ms', 'p95, ms'],
        answers.map(({ path, perSecond, p50, p95 }) => [code(path), perSecond, p50, p95]),
      ),
    ],
  }),
  pageLoads: (loads) => ({
    title: 'On a customer’s phone',
    meaning:
      'What a customer with a middling phone on a slow mobile connection sees at the first visit ever. LCP is when the largest picture or text is there (search engines call up to 2,500 ms good), CLS how much things jump meanwhile (good up to 0.1), TBT how long the phone did not react to touches in all (good up to 200 ms). The second table is what the customer pays for: kibibytes by kind. A page that is heavier than its budget fails the tests, so it cannot grow by accident.',
    how: 'Headless Chromium, 390 × 844, processor four times slower, 1.6 Mbit/s and 150 ms there and back, nothing kept from before, no service worker. Long tasks are counted from the first paint until the network is quiet. The figures are the browser’s own; Lighthouse, which measures the same with the same browser, would add 117 packages and 180 MB to every installation.',
    tables: [
      table(
        ['page', 'cart', 'LCP, ms', 'CLS', 'TBT, ms'],
        loads.map(({ path, hasCart, lcpMs, cls, tbtMs }) => [
          code(path),
          hasCart ? 'full' : 'empty',
          lcpMs,
          cls,
          tbtMs,
        ]),
      ),
      table(
        ['page, KiB as sent', 'cart', ...kinds.map((kind) => kindNames[kind])],
        [
          ...loads.map(({ path, hasCart, weight }) => [
            code(path),
            hasCart ? 'full' : 'empty',
            ...kinds.map((kind) => kibibytes(weight[kind])),
          ]),
          ['budget (scripts of a full checkout: 4 more)', '', ...kinds.map((kind) => budgets[kind] / 1024)],
        ],
      ),
    ],
  }),
  catalogue: (questions) => ({
    title: 'Search and listings among 10,000 products',
    meaning:
      'What a customer waits while typing in the search or choosing filters, in a shop with ten thousand products of two sizes each. “New” has never been asked before; “again” is what others have asked since the catalogue last changed.',
    how: 'Times are those of one visitor who asks one thing after another through HTTP; requests/s of ten who ask at once.',
    tables: [questionTable(questions)],
  }),
  cities: (questions) => ({
    title: 'The carrier’s directory: 30,000 settlements, 45,000 branches',
    meaning: 'What a customer waits at the checkout while typing a town or a branch.',
    how: 'As above. These answers are not remembered: each is a search in the database.',
    tables: [questionTable(questions)],
  }),
  orders: (orders) => ({
    title: 'Orders',
    meaning:
      'How many orders a second one process takes, with everything that belongs to them: stock, sums, history, payment, letter. A shop that takes a thousand orders a day needs one every minute and a half. Afterwards the books are checked: not one piece and not one kopiyka may be missing.',
    how: 'Ten guests at once, each order of two things by courier and to be paid by card, in 40 different baskets. “Directly” repeats the very statements of such orders, recorded from the shop and with new keys and numbers, on the same number of connections to the same database, without HTTP, rules or checks. Letters are queued, not sent. PostgreSQL here does not wait for the disk, in both.',
    tables: [
      table(
        [
          'database',
          'orders/s',
          'p50, ms',
          'p95, ms',
          'directly/s',
          'of direct',
          'statements an order',
          'orders',
          'entries that do not add up',
        ],
        orders.map((each) => [
          each.database,
          each.perSecond,
          each.p50,
          each.p95,
          each.directPerSecond,
          each.ofDirect,
          each.statements,
          each.orders,
          each.breaches,
        ]),
      ),
    ],
  }),
  adminApp: (questions) => ({
    title: 'The back office after ten years',
    meaning:
      'What a manager waits for in a shop with 100,000 orders, 20,000 customers and 10,000 products: its lists, its search and its first page.',
    how: 'One question after another through HTTP, signed in as the owner, on PostgreSQL where there is one.',
    tables: [
      table(
        ['question', 'database', 'p50, ms', 'p95, ms'],
        questions.map(({ what, database, p50, p95 }) => [what, database, p50, p95]),
      ),
    ],
  }),
  imports: (tables) => ({
    title: 'Tables that are brought in',
    meaning:
      'Everybody else waits while the process is busy with a table. A file that is made to do harm is read by another process and refused; an honest one of the largest size is read there, too, and then compared with the catalogue and written in pieces. The last column is the longest time for which nobody was answered.',
    how: 'Through HTTP, signed in as the owner, on PostgreSQL where there is one; the pause is the longest delay of the event loop of the process that serves, measured by itself.',
    tables: [
      table(
        ['table', 'answer', 'seconds', 'longest pause, ms'],
        tables.map(({ what, status, seconds, pauseMs }) => [what, status, seconds, pauseMs]),
      ),
    ],
  }),
  growth: (growth) => ({
    title: 'As the catalogue grows',
    meaning:
      'Whether a shop with fifty thousand products is still as quick as one with a hundred. What visitors wait for may take at most one and a half times as long. What tells of the whole catalogue in one piece takes longer the more there is to tell; it is written once after a change, nobody but machines waits for most of it, and others are served meanwhile: what the one waits who comes at the worst moment is told, too.',
    how: 'Each size is a new shop in a new process, on PostgreSQL where there is one. Times are medians of one visitor’s requests. Memory is that of the process, after these requests.',
    tables: [
      table(
        ['p50, ms', ...growth.map(({ products }) => `${products} products`), 'growth'],
        growthOf(growth).map(({ what, times }) => [what, ...growth.map((size) => size.times[what]?.p50), `${times}×`]),
      ),
      table(
        ['the whole catalogue, ms', ...growth.map(({ products }) => `${products} products`)],
        Object.keys(growth[0]?.wholeCatalogue ?? {}).flatMap((what) => [
          [what, ...growth.map(({ wholeCatalogue }) => wholeCatalogue[what]?.takes)],
          ['– others wait meanwhile, at most', ...growth.map(({ wholeCatalogue }) => wholeCatalogue[what]?.othersWait)],
        ]),
      ),
      table(
        ['', ...growth.map(({ products }) => `${products} products`)],
        [['memory, MiB', ...growth.map(({ memoryMebibytes }) => memoryMebibytes)]],
      ),
    ],
  }),
};

const kindNames: Record<Kind, string> = {
  document: 'HTML',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures in sight',
};

function questionTable(questions: NonNullable<Figures['catalogue']>): string {
  return table(
    ['question', 'database', 'p50, ms', 'p95, ms', 'requests/s'],
    questions.map(({ what, database, p50, p95, perSecond }) => [what, database, p50, p95, perSecond]),
  );
}

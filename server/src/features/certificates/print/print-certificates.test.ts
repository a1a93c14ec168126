import { kopiykas } from '@shop/domain/money.ts';
import { getDocumentProxy } from 'unpdf';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { plain, usualBrand } from '../../../../tests/letters.ts';
import { printable } from '../../printing/printable.ts';
import type { IssuedCertificate } from '../issuing/read-issued.ts';
import { sheetSize } from './draw-certificate.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { printCertificates } from './print-certificates.ts';

const certificate: IssuedCertificate = {
  id: 1,
  serialNumber: 'ROSA-7KQ2-M9XD-AB2C-9XYZ',
  amount: kopiykas(1000_00),
  validUntil: '2027-11-16',
  isBlocked: false,
  recipient: null,
};
const issuer = {
  name: 'Роса',
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  publicUrl: 'https://rosa.example',
  look: usualBrand,
};
const forOlena = (message: string | null, name = 'Олена') => ({ name, email: null, message, sendOn: null });

/** The text of each page with its positions. */
async function read(...changes: Partial<IssuedCertificate>[]) {
  const printed = await printCertificates(
    changes.map((each) => ({ ...certificate, ...each })),
    issuer,
  );
  const document = await getDocumentProxy(new Uint8Array(printed));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const words = items.filter((item) => 'str' in item);
      const links = (await page.getAnnotations()).map(({ unsafeUrl }) => unsafeUrl);
      return { words, links, text: plain(words.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('')) };
    }),
  );
  return { document, pages };
}

test('a certificate says what it is worth, for whom, until when and how it is used', async () => {
  const { document, pages } = await read({ recipient: forOlena('З днем народження!\nТвоя Софія') });
  expect(pages).toHaveLength(1);
  const [{ text, links }] = pages as [(typeof pages)[number]];
  for (const words of [
    'Роса',
    'Подарунковий сертифікат',
    '1 000 грн',
    'Кому',
    'Олена',
    'З днем народження!\n',
    'Твоя Софія',
    'ROSA-7KQ2-M9XD-AB2C-9XYZ',
    'Діє до 16 листопада 2027 включно',
    'Діє на весь каталог.',
    'rosa.example · 03110, м. Київ, вул. Григорія Кочура, 16а',
  ])
    expect(text).toContain(words);
  expect(links).toEqual(['https://rosa.example/sertificates#ROSA-7KQ2-M9XD-AB2C-9XYZ']);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Подарунковий сертифікат «Роса»', Author: 'Роса', Language: 'uk' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
});

test('every certificate has a page of its own', async () => {
  const { document, pages } = await read({ serialNumber: 'FIRST' }, { serialNumber: 'SECOND' });
  expect(pages.map(({ text }) => [text.includes('FIRST'), text.includes('SECOND')])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Подарункові сертифікати «Роса»' });
});

const manyLines = 'а\n'.repeat(150).trim();

test.each<[string, Partial<IssuedCertificate>]>([
  ['the widest letters', { recipient: forOlena('W'.repeat(300), 'W'.repeat(100)) }],
  ['as many lines as fit into a message', { recipient: forOlena(manyLines, 'Щ '.repeat(50).trim()) }],
  ['long words', { recipient: forOlena(`${'щ'.repeat(149)} ${'ж'.repeat(150)}`) }],
  ['much money and a long code', { amount: kopiykas(9_999_999_99), serialNumber: 'W'.repeat(64) }],
])('%s stay on the page and in their half, and not a letter is lost', async (_, changes) => {
  const { pages } = await read(changes);
  expect(pages).toHaveLength(1);
  const [{ words, text }] = pages as [(typeof pages)[number]];
  const places = words.map(({ transform: [, , , , left, bottom], width, height, str }) => ({
    str,
    isInside: bottom > 0 && bottom + height < sheetSize.height && left > 0 && left + width < sheetSize.width,
    isInOneHalf: left > 236 || left + width < 236,
  }));
  expect(places.filter(({ isInside, isInOneHalf }) => !isInside || !isInOneHalf)).toEqual([]);
  const squeezed = (each: string) => each.replace(/\s/g, '');
  for (const given of [changes.recipient?.name ?? '', changes.recipient?.message ?? '', changes.serialNumber ?? ''])
    expect(squeezed(text)).toContain(squeezed(given));
  expect(squeezed(text)).toContain('вул.ГригоріяКочура,16а');
});

test('what is said above never runs into the code below', async () => {
  const { pages } = await read({ recipient: forOlena(manyLines, 'W'.repeat(100)) });
  const baselines = (pages[0]?.words ?? []).map(({ str, transform }) => ({ str, y: transform[5] as number }));
  const code = baselines.find(({ str }) => str === 'Код сертифіката')!;
  const message = baselines.filter(({ str }) => /^а[а ]*$/.test(str));
  expect(message.length).toBeGreaterThan(5);
  for (const { y } of message) expect(y).toBeGreaterThan(code.y + 10);
});

test.each([
  ['З днем народження 🎉🎉!', 'З днем народження!'],
  ['👩‍👩‍👧 Олена', 'Олена'],
  ['Обіймаю 🌿\nСофія 💚', 'Обіймаю\nСофія'],
  ['Ґанна й Зоїна мамá', 'Ґанна й Зоїна мамá'],
  ['🇺🇦', ''],
])('%j is printed as %j', (text, printed) => {
  const face = { hasGlyphForCodePoint: (code: number) => code < 0x500 };
  expect(printable(text, face)).toBe(printed);
});

test('the code to scan is the address, module by module', () => {
  const address = 'https://rosa.example/sertificates#ROSA-7KQ2-M9XD-AB2C-9XYZ';
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const drawn = data.map((row) => row.map(() => false));
  const rect = (x: number, y: number, width: number, height: number) => {
    expect(height).toBe(1);
    for (let column = x; column < x + width; column += 1) drawn[y]![column] = true;
  };
  drawQrCode({ rect }, address, { x: 0, y: 0, size });
  expect(drawn).toEqual(data);
});

test('between any two of many certificates the shop has time for its customers', async () => {
  let turn = 0;
  let isPrinting = true;
  const countTurns = () => {
    turn += 1;
    if (isPrinting) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const drawnIn = new Set<number>();
  const watched = Array.from({ length: 20 }, () => ({
    ...certificate,
    get serialNumber() {
      drawnIn.add(turn);
      return certificate.serialNumber;
    },
  }));
  await printCertificates(watched, issuer);
  isPrinting = false;
  expect(drawnIn.size).toBe(20);
});

import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import { printedCertificateWording as wording } from '@shop/wording/printed-certificates.ts';
import type { Brand } from '../../look/index.ts';
import type { Sheet } from '../../printing/index.ts';
import type { IssuedCertificate } from '../issuing/read-issued.ts';
import { drawQrCode } from './draw-qr-code.ts';

/** A5, landscape. */
export const sheetSize = { width: 595.28, height: 419.53 };

const coloursOf = ({ palette }: Brand) => ({
  ...palette,
  soft: palette.inkSoft,
  mute: palette.inkMute,
  line: palette.printedLine,
});
type Colours = ReturnType<typeof coloursOf>;

/** The shop, on its certificates. */
export type Issuer = Pick<ShopSettings, 'name' | 'pickup_address'> & { publicUrl: string; look: Brand };

/** The dark half shows the value, the light half the text. */
const dark = { x: 34, width: 180, end: 236 };
const light = { x: 268, width: 293, end: 561 };
const code = { x: 475, y: 258, size: 86 };
const beside = code.x - light.x - 18;

export function drawCertificate(sheet: Sheet, certificate: IssuedCertificate, issuer: Issuer): void {
  const { publicUrl, look } = issuer;
  const colours = coloursOf(look);
  const { name, worth, plain, onFir, caption, small, serial } = textLooks(colours);
  drawGround(sheet, colours, look.hasDrop);
  const { serialNumber, amount, validUntil, recipient } = certificate;
  sheet.say('P', issuer.name, { x: dark.x, y: 34, width: dark.width, height: 44 }, name);
  sheet.say('H1', wording.title, { x: dark.x, y: 318, width: dark.width, height: 16 }, { ...plain, ...onFir });
  sheet.say('P', hryvniasInLetters(amount), { x: dark.x, y: 336, width: dark.width, height: 56 }, worth);

  sheet.say('P', wording.for, { x: light.x, y: 38, width: light.width, height: 14 }, caption);
  if (recipient) drawWords(sheet, recipient, colours);
  else drawLinesToWriteOn(sheet, colours);

  sheet.say('P', wording.code, { x: light.x, y: code.y - 2, width: beside, height: 14 }, caption);
  // One line, to be read out and copied. Codes entered by the shop may be longer than generated ones.
  const height = serialNumber.length > 28 ? 34 : 17;
  sheet.say('P', serialNumber, { x: light.x, y: code.y + 12, width: beside, height }, serial);
  sheet.say('P', wording.validUntil(validUntil), { x: light.x, y: code.y + 48, width: beside, height: 16 }, plain);
  sheet.say('P', wording.terms, { x: light.x, y: code.y + 74, width: beside, height: 52 }, small);
  // Browsers do not send the part after #, so the serial number appears in no log.
  const address = `${publicUrl}/sertificates#${encodeURIComponent(serialNumber)}`;
  sheet.picture(`${wording.scan}: ${address}`, (pen) => {
    drawQrCode(pen, address, code);
    pen.fill(colours.fir).link(code.x, code.y, code.size, code.size, address);
  });
  sheet.say('P', wording.scan, { x: code.x, y: code.y + code.size + 10, width: code.size, height: 12 }, small);
  const site = publicUrl.replace(/^https?:\/\//, '');
  sheet.say(
    'P',
    wording.address(issuer.name, site, issuer.pickup_address ?? ''),
    { x: light.x, y: 390, width: light.width, height: 12 },
    small,
  );
}

function textLooks(colours: Colours) {
  return {
    name: { face: 'serif', sizes: [34, 26, 20, 15], colour: colours.onFir },
    worth: { face: 'serif', sizes: [40, 34, 28, 23, 19, 15], colour: colours.onFir },
    plain: { face: 'sans', sizes: [10, 9, 8], colour: colours.ink },
    onFir: { colour: colours.onFirSoft },
    caption: { face: 'sans', sizes: [8.5], colour: colours.mute },
    small: { face: 'sans', sizes: [6.5, 6, 5.5, 5], colour: colours.mute, lineGap: 1 },
    serial: { face: 'medium', sizes: [13, 12, 11, 10, 9, 8, 7], colour: colours.ink },
    recipientName: { face: 'serif', sizes: [24, 21, 18, 15, 12, 10, 8], colour: colours.ink },
    message: { face: 'italic', sizes: [15, 13.5, 12, 11, 10, 9, 8, 7], colour: colours.soft, lineGap: 3 },
  } as const;
}

function drawWords(sheet: Sheet, recipient: NonNullable<IssuedCertificate['recipient']>, colours: Colours): void {
  const { recipientName, message } = textLooks(colours);
  const height = sheet.say('P', recipient.name, { x: light.x, y: 51, width: light.width, height: 52 }, recipientName);
  if (recipient.message === null) return;
  const y = 51 + height + 10;
  sheet.say('P', recipient.message, { x: light.x, y, width: light.width, height: code.y - 18 - y }, message);
}

/** For certificates handed over in person: lines to write the recipient's name by hand. */
function drawLinesToWriteOn(sheet: Sheet, colours: Colours): void {
  sheet.decorate((pen) => {
    for (const y of [76, 128, 168, 208]) pen.moveTo(light.x, y).lineTo(light.end, y);
    pen.lineWidth(0.6).stroke(colours.line);
  });
}

function drawGround(sheet: Sheet, colours: Colours, hasDrop: boolean): void {
  sheet.decorate((pen) => {
    pen.rect(0, 0, sheetSize.width, sheetSize.height).fill(colours.paper);
    pen.rect(0, 0, dark.end, sheetSize.height).fill(colours.fir);
    if (hasDrop) drawDrops(pen, colours);
    pen
      .moveTo(light.x, code.y - 14)
      .lineTo(light.end, code.y - 14)
      .lineWidth(0.6)
      .stroke(colours.line);
  });
}

/** The drops of the storefront's certificates. */
const drops = [
  'M150 38C150 38 84 116 84 168a66 66 0 0 0 132 0C216 116 150 38 150 38Z',
  'M104 172a46 46 0 0 0 34 42',
  'M56 22C56 22 40 41 40 53.5a16 16 0 0 0 32 0C72 41 56 22 56 22Z',
  'M226 12c0 0-12 14-12 23.5a12 12 0 0 0 24 0C238 26 226 12 226 12Z',
  'M34 150c0 0-8 10-8 16a8 8 0 0 0 16 0c0-6-8-16-8-16Z',
];
const smallDrop = 'M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z';

function drawDrops(pen: PDFKit.PDFDocument, colours: Colours): void {
  pen.save().rect(0, 0, dark.end, sheetSize.height).clip();
  pen.save().translate(16, 76).lineWidth(1).lineCap('round').strokeOpacity(0.5);
  for (const drop of drops) pen.path(drop).stroke(colours.dew);
  pen.restore();
  pen.save().translate(114, 38).scale(0.26).path(smallDrop).fill(colours.dew).restore();
  pen.restore();
}

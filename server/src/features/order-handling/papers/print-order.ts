import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import type { Palette } from '@shop/domain/palette.ts';
import { printedOrderWording as wording } from '@shop/wording/admin/printed-orders.ts';
import { longDateAndTime } from '@shop/wording/dates.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { soldThing } from '@shop/wording/sold-things.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import { printDocument } from '../../printing/index.ts';
import { Paper } from './paper.ts';

/** The shop, on its papers. */
type Printer = Pick<ShopSettings, 'name' | 'seller' | 'phone'> & { palette: Palette };

const { columns } = wording;
const parseMoney = (decimal: string) => fromDecimal(decimal) ?? kopiykas(0);
const money = (decimal: string) => exactHryvnias(parseMoney(decimal));

/** The packing slip. No prices: it lies in the parcel. */
export async function printPackingSlip(order: AdminOrder, { name: author, palette }: Printer): Promise<Buffer> {
  const title = wording.packingSlip.title(order.id);
  return await printDocument({ title, author }, [
    (newSheet) => {
      const paper = new Paper(newSheet, palette);
      paper.title(title);
      paper.fact(wording.placed, longDateAndTime(new Date(order.created)));
      writeRecipient(paper, order);
      const cells = [
        { x: 0, width: 24 },
        { x: 30, width: 90 },
        { x: 126, width: 310 },
        { x: 445, width: 70 },
      ] as const;
      const row = (words: readonly string[], look?: 'soft') =>
        paper.row(
          cells.map((cell, index) => ({ ...cell, words: words[index] ?? '' })),
          look,
        );
      paper.gap(10);
      row([columns.number, columns.code, columns.name, columns.quantity], 'soft');
      for (const [index, line] of productLines(order).entries())
        row([String(index + 1), line.code, lineName(line), String(line.quantity)]);
      paper.signatures([wording.packingSlip.packed, wording.packingSlip.checked]);
    },
  ]);
}

/** The invoice: seller, customer, lines and sums. */
export async function printInvoice(
  order: AdminOrder,
  { name: author, seller, phone, palette }: Printer,
): Promise<Buffer> {
  const title = wording.invoice.title(order.id, new Date(order.created));
  return await printDocument({ title, author }, [
    (newSheet) => {
      const paper = new Paper(newSheet, palette);
      paper.title(title);
      const code = seller.code && shellWording.sellerCode(seller.code);
      paper.fact(wording.seller, [seller.legal_name, code, seller.address, phone].filter(Boolean).join(', '));
      writeRecipient(paper, order);
      const cells = [
        { x: 0, width: 24 },
        { x: 30, width: 250 },
        { x: 290, width: 50 },
        { x: 345, width: 80 },
        { x: 432, width: 83 },
      ] as const;
      const row = (words: readonly string[], look?: 'soft') =>
        paper.row(
          cells.map((cell, index) => ({ ...cell, words: words[index] ?? '' })),
          look,
        );
      paper.gap(10);
      row([columns.number, columns.name, columns.quantity, columns.price, columns.sum], 'soft');
      for (const [index, line] of order.lines.entries()) {
        const price = paidPrice(line);
        const sum = exactHryvnias(kopiykas(price * line.quantity));
        row([String(index + 1), lineName(line), String(line.quantity), exactHryvnias(price), sum]);
      }
      writeSums(paper, order);
      paper.signatures([wording.invoice.handedOver, wording.invoice.received]);
    },
  ]);
}

type Line = AdminOrder['lines'][number];

const productLines = (order: AdminOrder) => order.lines.filter(({ type }) => type === 'product');
const lineName = (line: Line) =>
  soldThing({ ...line, kind: line.type }) + (line.is_preorder ? ` (${wording.preorder})` : '');
const paidPrice = (line: Line) => parseMoney(parseMoney(line.discount_price) > 0 ? line.discount_price : line.price);

function writeRecipient(paper: Paper, order: AdminOrder): void {
  paper.fact(wording.customer, `${order.first_name} ${order.last_name}, ${order.phone}`);
  paper.fact(wording.delivery, order.delivery_address);
}

function writeSums(paper: Paper, order: AdminOrder): void {
  paper.gap(8);
  paper.sum(sumsWording.goods, money(order.goods_total));
  if (parseMoney(order.promo_discount) > 0)
    paper.sum(sumsWording.promoDiscount(order.promo_code_discount), `−${money(order.promo_discount)}`);
  paper.sum(sumsWording.delivery, money(order.delivery_cost));
  if (parseMoney(order.certificate_discount) > 0)
    paper.sum(sumsWording.certificates, `−${money(order.certificate_discount)}`);
  paper.sum(sumsWording.total, money(order.total_price), 'strong');
  if (parseMoney(order.due) > 0) paper.sum(wording.due, money(order.due));
}

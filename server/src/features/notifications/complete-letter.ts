import { toDecimal } from '@shop/domain/money.ts';
import { printedCertificateWording } from '@shop/wording/printed-certificates.ts';
import { z } from 'zod';
import type { Shop } from '../../shop.ts';
import { printCertificates } from '../certificates/print/print-certificates.ts';
import { type IssuedCertificate, readGift, readIssued } from '../certificates/read-issued.ts';
import type { LetterData } from './letters/render-letter.ts';
import type { Attachment } from './mail.ts';

type Written = { kind: string; data: unknown };

export type CompleteLetter = Written & {
  attachments: Attachment[];
  /** Certificates that this letter brings to who gets them. */
  brings: number[];
};

const OfOrder = z.object({ orderId: z.number().int() });
const OfGift = z.union([z.object({ orderLineId: z.number().int() }), z.object({ certificateId: z.number().int() })]);

/** Adds what was not written with the event, because it is as good as money. Undefined when nothing is left to tell. */
export async function completeLetter(
  shop: Pick<Shop, 'db' | 'publicUrl'>,
  letter: Written,
): Promise<CompleteLetter | undefined> {
  if (letter.kind === 'certificates-issued') return await completeIssued(shop, OfOrder.parse(letter.data).orderId);
  if (letter.kind === 'certificate-gift') return await completeGift(shop, OfGift.parse(letter.data));
  return { ...letter, attachments: [], brings: [] };
}

async function completeIssued({ db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>, orderId: number) {
  const issued = await readIssued(db, { orderId });
  const data: LetterData['certificates-issued'] = {
    orderId,
    certificates: issued.map((each) => ({ ...factsOf(each), isBlocked: each.isBlocked, recipient: each.recipient })),
  };
  const attachments = await printed(
    issued.filter(({ isBlocked }) => !isBlocked),
    publicUrl,
  );
  return { kind: 'certificates-issued', data, attachments, brings: [] };
}

async function completeGift({ db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>, of: z.output<typeof OfGift>) {
  const { buyer, certificates } = await readGift(db, of);
  const recipient = certificates[0]?.recipient;
  if (!recipient) return undefined;
  const { name, message } = recipient;
  const data: LetterData['certificate-gift'] = { buyer, name, message, certificates: certificates.map(factsOf) };
  const brings = certificates.map(({ id }) => id);
  return { kind: 'certificate-gift', data, attachments: await printed(certificates, publicUrl), brings };
}

function factsOf({ serialNumber, amount, validUntil }: IssuedCertificate) {
  return { serialNumber, amount: toDecimal(amount), validUntil };
}

async function printed(certificates: readonly IssuedCertificate[], publicUrl: string): Promise<Attachment[]> {
  if (certificates.length === 0) return [];
  const content = await printCertificates(certificates, publicUrl);
  return [{ name: printedCertificateWording.fileName, type: 'application/pdf', content }];
}

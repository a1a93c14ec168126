import { toDecimal } from '@shop/domain/money.ts';
import { printedCertificateWording } from '@shop/wording/printed-certificates.ts';
import { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import { type IssuedCertificate, readGift, readIssued } from '../certificates/issuing/read-issued.ts';
import { printCertificates } from '../certificates/print/print-certificates.ts';
import type { LetterData } from './letters/render-letter.ts';
import type { Attachment } from './mail.ts';

type Written = { kind: string; data: unknown };

export type CompleteLetter = Written & {
  attachments: Attachment[];
  /** Ids of the certificates that this letter delivers to their recipient. */
  certificateIds: number[];
};

type Tools = { db: Executor; publicUrl: string; isOnlyShown?: boolean };

const OfOrder = z.object({ orderId: z.number().int() });
const OfGift = z.union([z.object({ orderLineId: z.number().int() }), z.object({ certificateId: z.number().int() })]);

/**
 * Adds serial numbers of certificates, which are as good as money and therefore not stored with the letter. Undefined
 * when there is nothing left to deliver. With `isOnlyShown`, numbers are masked and files left out.
 */
export async function completeLetter(shop: Tools, letter: Written): Promise<CompleteLetter | undefined> {
  if (letter.kind === 'certificates-issued') return await completeIssued(shop, OfOrder.parse(letter.data).orderId);
  if (letter.kind === 'certificate-gift') return await completeGift(shop, OfGift.parse(letter.data));
  return { ...letter, attachments: [], certificateIds: [] };
}

async function completeIssued(tools: Tools, orderId: number) {
  const { db } = tools;
  const issued = await readIssued(db, { orderId });
  const data: LetterData['certificates-issued'] = {
    orderId,
    certificates: issued.map((each) => ({
      ...toLetterCertificate(each, tools),
      isBlocked: each.isBlocked,
      recipient: each.recipient,
    })),
  };
  const attachments = await printed(
    issued.filter(({ isBlocked }) => !isBlocked),
    tools,
  );
  return { kind: 'certificates-issued', data, attachments, certificateIds: [] };
}

async function completeGift(tools: Tools, of: z.output<typeof OfGift>) {
  const { buyer, certificates } = await readGift(tools.db, of);
  const recipient = certificates[0]?.recipient;
  if (!recipient) return undefined;
  const { name, message } = recipient;
  const data: LetterData['certificate-gift'] = {
    buyer,
    name,
    message,
    certificates: certificates.map((each) => toLetterCertificate(each, tools)),
  };
  const certificateIds = certificates.map(({ id }) => id);
  return { kind: 'certificate-gift', data, attachments: await printed(certificates, tools), certificateIds };
}

function toLetterCertificate({ serialNumber, amount, validUntil }: IssuedCertificate, { isOnlyShown }: Tools) {
  return {
    serialNumber: isOnlyShown ? `…${serialNumber.slice(-4)}` : serialNumber,
    amount: toDecimal(amount),
    validUntil,
  };
}

async function printed(
  certificates: readonly IssuedCertificate[],
  { publicUrl, isOnlyShown }: Tools,
): Promise<Attachment[]> {
  if (certificates.length === 0 || isOnlyShown) return [];
  const content = await printCertificates(certificates, publicUrl);
  return [{ name: printedCertificateWording.fileName, type: 'application/pdf', content }];
}

import { toDecimal } from '@shop/domain/money.ts';
import { z } from 'zod';
import type { Attachment, CompleteLetter, ContentTools, LetterContents } from '../../notifications/index.ts';
import { markSent } from '../certificates.queries.ts';
import { printIssued } from '../print/print-certificates.ts';
import { type IssuedCertificate, readGift, readIssued } from './read-issued.ts';

const OfOrder = z.object({ orderId: z.number().int() });
const OfGift = z.union([z.object({ orderLineId: z.number().int() }), z.object({ certificateId: z.number().int() })]);

/** Serial numbers are as good as money, so they are not stored with the letters. */
export const certificateLetters: LetterContents = {
  'certificates-issued': (tools, stored) => completeIssued(tools, OfOrder.parse(stored).orderId),
  'certificate-gift': (tools, stored) => completeGift(tools, OfGift.parse(stored)),
};

async function completeIssued(tools: ContentTools, orderId: number): Promise<CompleteLetter<'certificates-issued'>> {
  const issued = await readIssued(tools.db, { orderId });
  const certificates = issued.map((each) => ({
    ...toLetterCertificate(each, tools),
    isBlocked: each.isBlocked,
    recipient: each.recipient,
  }));
  const usable = issued.filter(({ isBlocked }) => !isBlocked);
  return { data: { orderId, certificates }, attachments: await printed(usable, tools) };
}

async function completeGift(
  tools: ContentTools,
  of: z.output<typeof OfGift>,
): Promise<CompleteLetter<'certificate-gift'> | undefined> {
  const { buyer, certificates } = await readGift(tools.db, of);
  const recipient = certificates[0]?.recipient;
  if (!recipient) return undefined;
  const { name, message } = recipient;
  const ids = certificates.map(({ id }) => id);
  return {
    data: { buyer, name, message, certificates: certificates.map((each) => toLetterCertificate(each, tools)) },
    attachments: await printed(certificates, tools),
    whenSent: (tx) => markSent(tx, ids),
  };
}

function toLetterCertificate({ serialNumber, amount, validUntil }: IssuedCertificate, { isOnlyShown }: ContentTools) {
  return {
    serialNumber: isOnlyShown ? `…${serialNumber.slice(-4)}` : serialNumber,
    amount: toDecimal(amount),
    validUntil,
  };
}

async function printed(certificates: readonly IssuedCertificate[], tools: ContentTools): Promise<Attachment[]> {
  if (certificates.length === 0 || tools.isOnlyShown) return [];
  return [await printIssued(certificates, tools)];
}

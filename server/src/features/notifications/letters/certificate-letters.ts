import { certificateGiftWording, certificatesIssuedWording } from '@shop/wording/certificate-letters.ts';
import { exactHryvnias, hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import { vocative } from '@shop/wording/vocative.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { letterWords } from './letter-words.ts';
import { button, codes, link, paragraph, quotation } from './parts.ts';
import { Words } from './unlinked.ts';

const Certificate = z.object({ serialNumber: z.string(), amount: LetterMoney, validUntil: z.iso.date() });

const Bought = Certificate.extend({
  /** Refunded, so it cannot pay. */
  isBlocked: z.boolean().default(false),
  recipient: z
    .object({ name: Words, email: Words.nullable(), sendOn: z.iso.date().nullable() })
    .nullable()
    .default(null),
});

export const CertificatesIssued = z.object({ orderId: z.number().int(), certificates: z.array(Bought) });

/** To the buyer. */
export function certificatesIssued(
  { orderId, certificates }: z.output<typeof CertificatesIssued>,
  place: Sender,
): Letter {
  const values = {
    orderId: String(orderId),
    certificates: certificatesIssuedWording.certificates(certificates.length),
  };
  const { opening, closing, ...shown } = letterWords('certificates-issued', values, place);
  return composeLetter(place, {
    ...shown,
    to: 'customer',
    parts: [...opening(), codes(certificates.map(boughtCode)), ...closing],
  });
}

function boughtCode({ serialNumber, amount, validUntil, isBlocked, recipient }: z.output<typeof Bought>) {
  const wording = certificatesIssuedWording;
  if (isBlocked) return { label: serialNumber, value: wording.blocked(exactHryvnias(amount)) };
  const facts = [wording.fact(exactHryvnias(amount), validUntil), ...(recipient ? recipientFacts(recipient) : [])];
  return { label: serialNumber, value: facts.join('. ') };
}

function recipientFacts({ name, email, sendOn }: NonNullable<z.output<typeof Bought>['recipient']>): string[] {
  const wording = certificatesIssuedWording;
  if (email === null) return [wording.for(name)];
  return [wording.for(name), sendOn === null ? wording.sentAtOnce(email) : wording.sentOn(email, sendOn)];
}

export const CertificateGift = z.object({
  /** Empty when the shop gives the certificate, or when the buyer was erased. */
  buyer: Words,
  name: Words,
  message: Words.nullable(),
  certificates: z.array(Certificate),
});

/** To the recipient of the gift. */
export function certificateGift(gift: z.output<typeof CertificateGift>, place: Sender): Letter {
  const wording = certificateGiftWording;
  const { buyer, name, message, certificates } = gift;
  const given = certificates.map(({ serialNumber, amount, validUntil }) => ({
    label: serialNumber,
    value: wording.fact(hryvniasInLetters(amount), validUntil),
  }));
  const values = {
    firstName: vocative(name),
    giver: buyer === '' ? wording.noGiver : wording.giver(buyer),
  };
  const { opening, closing, ...shown } = letterWords('certificate-gift', values, place);
  return composeLetter(place, {
    ...shown,
    to: 'recipient',
    parts: [
      ...opening(),
      ...(message === null ? [] : [quotation(message)]),
      codes(given),
      paragraph(`${wording.howToUse} ${wording.rest}`),
      button(wording.choose, place.publicUrl),
      link(wording.balance, `${place.publicUrl}/sertificates#${certificates[0]?.serialNumber ?? ''}`),
      ...closing,
    ],
  });
}

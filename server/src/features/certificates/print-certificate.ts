import { Refusal } from '@shop/contract/refusal.ts';
import { printedCertificateWording } from '@shop/wording/printed-certificates.ts';
import type { Shop } from '../../shop.ts';
import { readIssued } from './issuing/read-issued.ts';
import { printCertificates } from './print/print-certificates.ts';

/** One certificate as a PDF. */
export async function printCertificate({ db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>, certificateId: number) {
  const issued = await readIssued(db, { certificateId });
  if (issued.length === 0) throw new Refusal('certificate_not_found', {});
  const body = await printCertificates(issued, publicUrl);
  return { type: 'application/pdf', name: printedCertificateWording.fileName, isShown: true, body };
}

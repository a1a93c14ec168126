import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { readIssued } from './issuing/read-issued.ts';
import { printIssued } from './print/print-certificates.ts';

/** One certificate as a PDF. */
export async function printCertificate({ db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>, certificateId: number) {
  const issued = await readIssued(db, { certificateId });
  if (issued.length === 0) throw new Refusal('certificate_not_found', {});
  const { content: body, ...file } = await printIssued(issued, { db, publicUrl });
  return { ...file, isShown: true, body };
}

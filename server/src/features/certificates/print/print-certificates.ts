import { printedCertificateWording as wording } from '@shop/wording/printed-certificates.ts';
import type { Executor } from '../../../database/database.ts';
import { readBrand } from '../../look/index.ts';
import { type NewSheet, printDocument } from '../../printing/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import type { IssuedCertificate } from '../issuing/read-issued.ts';
import { drawCertificate, type Issuer, sheetSize } from './draw-certificate.ts';

/** The file of certificates, as the shop is called now. */
export async function printIssued(
  certificates: readonly IssuedCertificate[],
  { db, publicUrl }: { db: Executor; publicUrl: string },
) {
  const issuer = { ...(await readPublicSettings(db)), publicUrl, look: await readBrand(db) };
  return { name: wording.fileName, type: 'application/pdf', content: await printCertificates(certificates, issuer) };
}

/** A PDF with one page per certificate. */
export async function printCertificates(certificates: readonly IssuedCertificate[], issuer: Issuer): Promise<Buffer> {
  const pages = certificates.map((certificate) => (newSheet: NewSheet) => {
    drawCertificate(newSheet(sheetSize), certificate, issuer);
  });
  return await printDocument(
    { title: wording.documentTitle(certificates.length, issuer.name), author: issuer.name },
    pages,
  );
}

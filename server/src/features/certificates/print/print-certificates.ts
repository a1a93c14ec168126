import { printedCertificateWording as wording } from '@shop/wording/printed-certificates.ts';
import { type NewSheet, printDocument } from '../../printing/index.ts';
import type { IssuedCertificate } from '../issuing/read-issued.ts';
import { drawCertificate, sheetSize } from './draw-certificate.ts';

/** A PDF with one page per certificate. */
export async function printCertificates(
  certificates: readonly IssuedCertificate[],
  publicUrl: string,
): Promise<Buffer> {
  const pages = certificates.map((certificate) => (newSheet: NewSheet) => {
    drawCertificate(newSheet(sheetSize), certificate, publicUrl);
  });
  return await printDocument(wording.documentTitle(certificates.length), pages);
}

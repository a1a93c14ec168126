import { Refusal } from '@shop/contract/refusal.ts';
import { certificateProblem } from '@shop/domain/certificates.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import type { Executor } from '../../database/database.ts';
import { findCertificate } from './certificates.queries.ts';

/** A certificate that can pay, with its balance. */
export async function validateCertificate(db: Executor, serialNumber: string) {
  const certificate = await findCertificate(db, serialNumber);
  if (certificate === undefined) throw new Refusal('certificate_not_found', {});
  const problem = certificateProblem(certificate, kyivDate(new Date()));
  if (problem !== undefined) throw new Refusal(problem, {});
  return certificate;
}

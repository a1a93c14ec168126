export type CertificateTerms = {
  state: 'active' | 'blocked';
  balance: number;
  /** The last day on which it can be used, in Kyiv. */
  validUntil: string;
};

/** Why the certificate pays for nothing; undefined when it is good. */
export function certificateProblem(certificate: CertificateTerms, today: string) {
  if (certificate.state === 'blocked') return 'certificate_blocked';
  if (certificate.balance <= 0) return 'certificate_spent';
  if (today > certificate.validUntil) return 'certificate_expired';
  return undefined;
}

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

/** Gift certificates alone come by e-mail: nothing is fetched or brought. Where a courier was asked for, one comes. */
export function isMailed(deliveryType: string, lines: readonly { type: 'product' | 'certificate' }[]): boolean {
  return deliveryType === 'pickup' && lines.length > 0 && lines.every(({ type }) => type === 'certificate');
}

export type CertificateTerms = {
  state: 'active' | 'blocked';
  balance: number;
  /** The last day on which it can be used, in Kyiv. */
  validUntil: string;
};

/** Why the certificate cannot be used; undefined if it can. */
export function certificateProblem(certificate: CertificateTerms, today: string) {
  if (certificate.state === 'blocked') return 'certificate_blocked';
  if (certificate.balance <= 0) return 'certificate_spent';
  if (today > certificate.validUntil) return 'certificate_expired';
  return undefined;
}

/** An order with only gift certificates is delivered by e-mail, unless a courier was chosen. */
export function isMailed(deliveryType: string, lines: readonly { type: 'product' | 'certificate' }[]): boolean {
  return deliveryType === 'pickup' && lines.length > 0 && lines.every(({ type }) => type === 'certificate');
}

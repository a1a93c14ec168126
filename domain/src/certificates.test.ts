import { expect, test } from 'vitest';
import { type CertificateTerms, certificateProblem } from './certificates.ts';
import { kyivDate } from './kyiv-date.ts';

test.each<[string, Partial<CertificateTerms>, string | undefined]>([
  ['with money on it is good', {}, undefined],
  ['is good on its last day', { validUntil: '2026-11-15' }, undefined],
  ['is over on the day after', { validUntil: '2026-11-14' }, 'certificate_expired'],
  ['without money is spent', { balance: 0 }, 'certificate_spent'],
  ['that is blocked is blocked, whatever it holds', { state: 'blocked', balance: 0 }, 'certificate_blocked'],
])('a certificate %s', (_sentence, changes, problem) => {
  const good = { state: 'active' as const, balance: 1, validUntil: '2027-11-15' };
  expect(certificateProblem({ ...good, ...changes }, '2026-11-15')).toBe(problem);
});

test.each([
  ['2026-11-15T21:59:59Z', '2026-11-15'],
  ['2026-11-15T22:00:00Z', '2026-11-16'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Kyiv', (moment, date) => {
  expect(kyivDate(new Date(moment))).toBe(date);
});

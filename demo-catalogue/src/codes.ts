import type { DemoCode, DemoIssuedCertificate } from './demo-shapes.ts';

export const demoPromoCodes: readonly DemoCode[] = [{ code: 'ROSA10', percent: 10, note: 'Демонстраційний промокод' }];

export const demoIssuedCertificates: readonly DemoIssuedCertificate[] = [
  { serialNumber: 'DEMO-500', amountHryvnias: 500, validUntil: '2099-12-31', isSpent: false },
  { serialNumber: 'DEMO-1000', amountHryvnias: 1000, validUntil: '2099-12-31', isSpent: false },
  { serialNumber: 'DEMO-USED', amountHryvnias: 500, validUntil: '2099-12-31', isSpent: true },
  { serialNumber: 'DEMO-EXPIRED', amountHryvnias: 500, validUntil: '2025-01-31', isSpent: false },
];

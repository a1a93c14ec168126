import { partnerWording } from '@shop/wording/partners.ts';

/** «340 КБ», «2,4 МБ». */
export function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return partnerWording.kilobytes(Math.max(1, Math.round(bytes / 1024)));
  return partnerWording.megabytes(megabytes.toFixed(1).replace('.', ','));
}

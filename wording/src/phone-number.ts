/** '+38 044-123-45-67' for '+380441234567', grouped like the shop's phone fields. */
export function phoneNumber(phone: string): string {
  return phone.replace(/^\+38(\d{3})(\d{3})(\d{2})(\d{2})$/, '+38\u00a0$1-$2-$3-$4');
}

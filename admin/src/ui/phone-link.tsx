import Link from '@mui/material/Link';
import { phoneNumber } from '@shop/wording/phone-number.ts';

/** Calls somebody at a touch. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={`tel:${phone}`}>{phoneNumber(phone)}</Link>;
}

import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { otherAddressWording as words } from '@shop/wording/other-address.ts';

/** Origins from which the server accepts changes. The server writes them into the document, the shop's own first. */
const origins =
  document.querySelector<HTMLMetaElement>('meta[name="shop-origins"]')?.content.split(' ').filter(Boolean) ?? [];

/** A warning on every page if the server would refuse changes from this origin. */
export function OtherAddress() {
  const { origin: opened, pathname } = window.location;
  const [address] = origins;
  if (address === undefined || origins.includes(opened)) return null;
  return (
    <Alert severity="error" square>
      {words.admin({ opened, address })} <Link href={`${address}${pathname}`}>{words.toAdmin}</Link>
    </Alert>
  );
}

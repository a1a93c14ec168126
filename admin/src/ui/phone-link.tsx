import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { adminWording as words } from '@shop/wording/admin/admin.ts';
import { wholePhone } from '@shop/wording/admin/phones.ts';
import { useNotify } from 'react-admin';

/** A phone number to call or to copy. */
export function PhoneLink({ phone }: { phone: string }) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(phone);
    notify(words.phoneCopied, { type: 'success' });
  };
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Link href={`tel:${phone}`}>{wholePhone(phone)}</Link>
      <IconButton size="small" aria-label={words.copyPhone} title={words.copyPhone} onClick={copy}>
        <ContentCopy sx={{ fontSize: 16 }} />
      </IconButton>
    </span>
  );
}

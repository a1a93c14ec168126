import Stack from '@mui/material/Stack';
import type { CertificateDetails } from '@shop/contract/admin/certificates.ts';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { shortDateAndTime, shortDay } from '@shop/wording/dates.ts';
import { Facts } from '../../ui/facts.tsx';
import { moneyText } from '../../ui/money-field.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ShowPage, TwoColumns } from '../../ui/show-page.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import { CertificateStateChip } from './certificate-state.tsx';
import { SerialNumber } from './serial-number.tsx';

export function CertificateShow() {
  return (
    <ShowPage<CertificateDetails> title={({ number_end }) => words.masked(number_end)}>
      {(certificate) => (
        <TwoColumns
          main={
            <>
              <Panel title={words.details} actions={<CertificateStateChip state={certificate.state} />}>
                <Stack spacing={2}>
                  <Facts facts={certificateFacts(certificate)} />
                  <CertificateActions certificate={certificate} />
                </Stack>
              </Panel>
              <CertificateHistory certificate={certificate} />
            </>
          }
          side={<SerialNumber serialNumber={certificate.serial_number} />}
        />
      )}
    </ShowPage>
  );
}

function certificateFacts(certificate: CertificateDetails) {
  const { fields } = words;
  const { order_id, sent_at, send_on } = certificate;
  return [
    [fields.amount, moneyText(certificate.amount)],
    [fields.balance, moneyText(certificate.balance)],
    [fields.valid_until, shortDay(certificate.valid_until)],
    [fields.issued_at, shortDateAndTime(new Date(certificate.issued_at))],
    [words.bought, order_id && <OrderLink id={order_id} />],
    [fields.recipient_name, certificate.recipient_name],
    [fields.recipient_email, certificate.recipient_email],
    [fields.message, certificate.message],
    [words.sent, sent_at && shortDateAndTime(new Date(sent_at))],
    [words.willBeSent, sent_at === null && send_on !== null ? shortDay(send_on) : null],
  ] as const;
}

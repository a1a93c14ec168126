import Typography from '@mui/material/Typography';
import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { email, maxLength, required, TextInput } from 'react-admin';
import { CreatePage } from '../../ui/form-pages.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';

const validMonths = 12;
const dayInput = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

export function CertificateCreate() {
  return (
    <CreatePage
      title={words.issue}
      redirect="show"
      defaultValues={{ valid_until: monthsLater(kyivDate(new Date()), validMonths) }}
    >
      <MoneyInput source="amount" isRequired />
      <TextInput source="valid_until" {...dayInput} validate={required()} />
      <TextInput source="reason" helperText={words.reasonHint} validate={[required(), maxLength(300)]} />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {words.recipient}
      </Typography>
      <Typography color="text.secondary">{words.recipientHint}</Typography>
      <TextInput source="recipient_name" validate={maxLength(100)} />
      <TextInput source="recipient_email" type="email" validate={email()} />
      <TextInput source="message" multiline minRows={2} validate={maxLength(300)} />
      <TextInput source="send_on" {...dayInput} helperText={words.sendHint} />
    </CreatePage>
  );
}

import Typography from '@mui/material/Typography';
import type { AdminSettings } from '@shop/contract/admin/settings.ts';
import { plainPhone, wholePhone } from '@shop/wording/admin/phones.ts';
import { settingsWording as words } from '@shop/wording/admin/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { NumberInput, required, TextInput } from 'react-admin';
import { api } from '../../api.ts';
import { type Shop, shopKey } from '../../shell/use-shop-name.ts';
import { OnlyForm } from '../../ui/only-form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ManagerLimits } from './manager-limits.tsx';
import { OrderNotices } from './order-notices.tsx';
import { ReservationLimits } from './reservation-limits.tsx';
import { ReturnTerms } from './return-terms.tsx';

const { hints, sections } = words;

export function SettingsForm({
  settings,
  onSaved,
}: {
  settings: AdminSettings;
  onSaved: (settings: AdminSettings) => void;
}) {
  const queries = useQueryClient();

  async function save(values: object) {
    const saved = await api('PUT /api/v1/admin/settings/', { body: values as AdminSettings });
    queries.setQueryData(shopKey, (shop?: Shop) => shop && { ...shop, name: saved.name });
    return saved;
  }

  return (
    <OnlyForm
      name="settings"
      values={settings}
      read={() => api('GET /api/v1/admin/settings/')}
      save={save}
      saved={words.saved}
      onSaved={onSaved}
    >
      <Panel title={sections.stock}>
        <NumberInput source="hold_minutes" step={1} validate={required()} helperText={hints.hold_minutes} />
        <NumberInput source="low_stock" step={1} validate={required()} helperText={hints.low_stock} />
      </Panel>
      <ReturnTerms />
      <Panel title={sections.people}>
        <NumberInput
          source="keep_person_years"
          step={1}
          min={1}
          max={20}
          validate={required()}
          helperText={hints.keep_person_years}
        />
      </Panel>
      <OrderNotices />
      <ManagerLimits />
      <ReservationLimits />
      <Panel title={sections.shop}>
        <TextInput source="name" validate={required()} helperText={hints.name} />
        <TextInput source="short_name" helperText={hints.short_name} slotProps={{ htmlInput: { maxLength: 12 } }} />
        <TextInput source="description" multiline minRows={2} helperText={hints.description} />
        <TextInput
          source="serial_prefix"
          validate={required()}
          helperText={hints.serial_prefix}
          parse={(typed: string) => typed.toUpperCase()}
        />
        <NumberInput
          source="first_order_number"
          step={1}
          min={1}
          validate={required()}
          helperText={hints.first_order_number}
        />
      </Panel>
      <Panel title={sections.contacts}>
        <PhoneInput source="phone" helperText={hints.phone} />
        <TextInput source="email" type="email" helperText={hints.email} />
        <TextInput source="working_hours" />
      </Panel>
      <Panel title={sections.social}>
        <Typography variant="body2" color="text.secondary">
          {hints.social}
        </Typography>
        <TextInput source="social.instagram" type="url" />
        <TextInput source="social.telegram" type="url" />
        <TextInput source="social.facebook" type="url" />
        <TextInput source="social.tiktok" type="url" />
        <TextInput source="social.youtube" type="url" />
      </Panel>
      <Panel title={sections.messengers}>
        <Typography variant="body2" color="text.secondary">
          {hints.messengers}
        </Typography>
        <PhoneInput source="messengers.viber" />
        <PhoneInput source="messengers.whatsapp" />
        <TextInput source="messengers.telegram" type="url" />
      </Panel>
      <Panel title={sections.letters}>
        <TextInput source="sender_name" helperText={hints.sender_name} />
        <TextInput source="reply_to" type="email" helperText={hints.reply_to} />
      </Panel>
      <Panel title={sections.seller}>
        <Typography variant="body2" color="text.secondary">
          {hints.seller}
        </Typography>
        <TextInput source="seller.legal_name" />
        <TextInput source="seller.code" />
        <TextInput source="seller.address" />
      </Panel>
    </OnlyForm>
  );
}

function PhoneInput({ source, helperText }: { source: string; helperText?: string }) {
  return (
    <TextInput
      source={source}
      type="tel"
      helperText={helperText}
      parse={(typed: string) => plainPhone(typed) || null}
      format={(phone: string | null) => wholePhone(phone ?? '')}
    />
  );
}

import { settingsWording } from '@shop/wording/admin/settings.ts';
import { TextInput } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';

const { hints, sections } = settingsWording;

/** Recipients of the letter about a new order, one address per line. */
export function OrderNotices() {
  return (
    <Panel title={sections.notices}>
      <TextInput
        source="order_notice_emails"
        helperText={hints.order_notice_emails}
        multiline
        minRows={2}
        format={(emails: readonly string[] | undefined) => emails?.join('\n') ?? ''}
        // Commas between addresses work, too; the server drops empty lines.
        parse={(text: string) => text.split(/[\s,;]/)}
      />
    </Panel>
  );
}

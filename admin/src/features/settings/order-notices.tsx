import { settingsWording } from '@shop/wording/admin/settings.ts';
import { TextInput } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';

const { hints, sections } = settingsWording;

/** Who gets a letter about each new order: an address a line. */
export function OrderNotices() {
  return (
    <Panel title={sections.notices}>
      <TextInput
        source="order_notice_emails"
        helperText={hints.order_notice_emails}
        multiline
        minRows={2}
        format={(emails: readonly string[] | undefined) => emails?.join('\n') ?? ''}
        // Commas between addresses do as well; empty lines are left out by the server.
        parse={(text: string) => text.split(/[\s,;]/)}
      />
    </Panel>
  );
}

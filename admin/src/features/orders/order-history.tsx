import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { kopiykas } from '@shop/domain/money.ts';
import {
  attentionWording,
  orderActorWording,
  orderCauseWording,
  orderEventWording,
  ordersWording,
  receiptWayWording,
} from '@shop/wording/admin/orders.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { Panel } from '../../ui/panel.tsx';

type Event = AdminOrder['history'][number];

/** Events of the order, newest first. */
export function OrderHistory({ history }: { history: readonly Event[] }) {
  return (
    <Panel title={ordersWording.history}>
      <Stack component="ol" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {history.toReversed().map((event) => (
          <Box component="li" key={event.id}>
            {orderEventWording[event.what] ?? event.what}
            {eventDetails(event).map((detail) => (
              <Typography key={detail} component="div">
                {detail}
              </Typography>
            ))}
            <Typography variant="caption" color="text.secondary" component="div">
              {shortDateAndTime(new Date(event.at))}, {event.staff_name ?? orderActorWording[event.actor]}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}

/** The details of an event as text. */
function eventDetails({ cause, data }: Event): string[] {
  const { amount, way, reason, reasons, waybillNumber, words } = data as {
    amount?: number;
    way?: keyof typeof receiptWayWording;
    reason?: string;
    reasons?: string[];
    waybillNumber?: string | null;
    /** The carrier's message. */
    words?: string;
  };
  return [
    amount === undefined ? '' : exactHryvnias(kopiykas(amount)),
    way === undefined ? '' : receiptWayWording[way],
    orderCauseWording[cause] ?? '',
    reason ?? '',
    words ?? '',
    waybillNumber ?? '',
    ...(reasons ?? []).map((each) => attentionWording[each] ?? each),
  ].filter((detail) => detail !== '');
}

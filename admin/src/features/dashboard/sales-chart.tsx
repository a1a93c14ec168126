import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { fromDecimal, kopiykas, sum } from '@shop/domain/money.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { dayAndMonth } from '@shop/wording/dates.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

const heightPx = 160;

/** One bar per day; the same as a table for screen readers. */
export function SalesChart({ sales }: { sales: Dashboard['sales'] }) {
  const days = sales.map(({ day, received }) => ({ day, amount: fromDecimal(received) ?? kopiykas(0) }));
  const most = Math.max(...days.map(({ amount }) => amount));
  const all = sum(days.map(({ amount }) => amount));
  return (
    <Box sx={{ position: 'relative' }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        <b>{exactHryvnias(all)}</b> · {most === 0 ? words.noSales : words.salesHint}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', gap: '2px', height: heightPx, borderBottom: 1, borderColor: 'divider' }}
      >
        {days.map(({ day, amount }) => (
          <Tooltip key={day} title={`${dayAndMonth(day)}: ${exactHryvnias(amount)}`}>
            <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-end', '&:hover > *': { bgcolor: 'primary.light' } }}>
              <Box
                sx={{ width: '100%', bgcolor: 'primary.main', borderRadius: '2px 2px 0 0' }}
                style={{ height: most === 0 ? 0 : Math.round((amount / most) * heightPx) }}
              />
            </Box>
          </Tooltip>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{dayAndMonth(days[0]!.day)}</span>
        <span>{dayAndMonth(days.at(-1)!.day)}</span>
      </Typography>
      <Box component="table" sx={visuallyHidden}>
        <caption>{words.sales}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.received}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{dayAndMonth(day)}</th>
              <td>{exactHryvnias(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

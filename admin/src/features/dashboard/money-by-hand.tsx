import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MovedByHand } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording } from '@shop/wording/admin/dashboard.ts';
import { shortDay } from '@shop/wording/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';

const words = dashboardWording.byHand;
const sums = ['receipts', 'refunds', 'certificates_given', 'certificates_taken'] as const;
const headings = [words.receipts, words.refunds, words.given, words.taken];
const some = (sum: string) => (sum === '0.00' ? '—' : moneyText(sum));
const nowrap = { whiteSpace: 'nowrap' };

/** Money moved by hand, owner only: sums per person and day, with their details. */
export function MoneyByHand() {
  const { data, error } = useQuery({
    queryKey: ['money-by-hand'],
    queryFn: () => api('GET /api/v1/admin/dashboard/money-by-hand/'),
  });
  return (
    <Panel title={words.title}>
      <Typography color="text.secondary">{data?.days.length === 0 ? words.nothing : words.hint}</Typography>
      {error && (
        <Alert severity="error">
          {words.failed} {errorMessage(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && data.days.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{words.day}</TableCell>
                <TableCell>{words.who}</TableCell>
                {headings.map((heading) => (
                  <TableCell key={heading} align="right">
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.days.map((row) => (
                <DayOfPerson key={`${row.day} ${row.staff_id}`} row={row} latest={data.latest} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

function DayOfPerson({ row, latest }: { row: MovedByHand['days'][number]; latest: MovedByHand['latest'] }) {
  const movements = latest.filter(({ day, staff_id }) => day === row.day && staff_id === row.staff_id);
  return (
    <>
      <TableRow sx={{ '& > td': { borderBottom: 'none' } }}>
        <TableCell sx={nowrap}>{shortDay(row.day)}</TableCell>
        <TableCell>{row.staff_name}</TableCell>
        {sums.map((sum) => (
          <TableCell key={sum} align="right" sx={nowrap}>
            {some(row[sum])}
          </TableCell>
        ))}
      </TableRow>
      <TableRow>
        <TableCell colSpan={6} sx={{ pt: 0 }}>
          <details>
            <Typography component="summary" variant="body2" color="text.secondary" sx={{ cursor: 'pointer' }}>
              {words.show(row.staff_name, shortDay(row.day))}
            </Typography>
            <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
              {movements.map((movement) => (
                <Typography key={`${movement.kind} ${movement.at}`} component="li" variant="body2">
                  {words.kinds[movement.kind]} {moneyText(movement.amount)}: <Subject {...movement} />
                  {movement.note && `. ${movement.note}`}
                </Typography>
              ))}
            </Stack>
          </details>
        </TableCell>
      </TableRow>
    </>
  );
}

function Subject({ order_id, certificate_id }: MovedByHand['latest'][number]) {
  const [to, name] =
    order_id === null
      ? [`/certificates/${certificate_id}/show`, words.certificate(certificate_id!)]
      : [`/orders/${order_id}/show`, dashboardWording.order(order_id)];
  return (
    <Link component={RouterLink} to={to}>
      {name}
    </Link>
  );
}

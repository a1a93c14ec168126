import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PriceRow } from '@shop/contract/admin/prices.ts';
import { pricesWording as words } from '@shop/wording/admin/products.ts';
import { moneyText } from '../../../ui/money-field.tsx';

/** Limits the number of rendered rows; the totals above count all. */
const mostShown = 200;

type PricePreviewProps = { data: PriceRow[]; changed: number; refused: number; unchanged: number };

export function PricePreview({ data, ...counts }: PricePreviewProps) {
  const rest = data.length - mostShown;
  return (
    <>
      <Typography gutterBottom>{counts.changed === 0 ? words.nothing : words.summary(counts)}</Typography>
      {/* Scrolls, so it must be focusable. */}
      <TableContainer role="region" aria-label={words.title} tabIndex={0} sx={{ maxHeight: 420 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{words.columns.variant}</TableCell>
              <TableCell align="right">{words.columns.before}</TableCell>
              <TableCell align="right">{words.columns.after}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.slice(0, mostShown).map((row) => (
              <TableRow key={row.id}>
                <TableCell>
                  {row.product}
                  <Typography variant="caption" color="text.secondary" component="div">
                    {row.variant} · {row.code}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  <Price {...row.before} />
                </TableCell>
                <TableCell align="right">
                  {row.after ? <Price {...row.after} /> : row.refusal && words.refusals[row.refusal]}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rest > 0 && <Typography color="text.secondary">{words.more(rest)}</Typography>}
    </>
  );
}

function Price({ price, discount_price }: PriceRow['before']) {
  if (discount_price === null) return moneyText(price);
  return (
    <>
      {moneyText(discount_price)}{' '}
      <Typography component="s" variant="caption" color="text.secondary">
        {moneyText(price)}
      </Typography>
    </>
  );
}

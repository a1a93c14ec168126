import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CertificateDetails } from '@shop/contract/admin/certificates.ts';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WhenAndWho } from '../../ui/when-and-who.tsx';

type Happening = {
  key: string;
  at: string;
  kind: keyof typeof words.kinds;
  orderId: number | null;
  staffName: string | null;
  note: string;
  difference?: string;
  balanceAfter?: string;
};

/** Every change of the balance and every block, oldest first. */
export function CertificateHistory({ certificate }: { certificate: CertificateDetails }) {
  return (
    <Panel title={words.history}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{words.what}</TableCell>
            <TableCell align="right">{words.change}</TableCell>
            <TableCell align="right">{words.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {toHistory(certificate).map((happening) => (
            <TableRow key={happening.key}>
              <TableCell>
                {words.kinds[happening.kind]} {happening.orderId && <OrderLink id={happening.orderId} />}
                {happening.note && <div>{happening.note}</div>}
                <WhenAndWho at={happening.at} who={happening.staffName} />
              </TableCell>
              <TableCell align="right">{happening.difference && moneyText(happening.difference)}</TableCell>
              <TableCell align="right">{happening.balanceAfter && moneyText(happening.balanceAfter)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function toHistory({ movements, blockings }: CertificateDetails): Happening[] {
  const ofMoney = movements.map(({ id, at, kind, order_id, staff_name, note, difference, balance_after }) => ({
    key: `movement ${id}`,
    at,
    kind,
    orderId: order_id,
    staffName: staff_name,
    note,
    difference,
    balanceAfter: balance_after,
  }));
  const ofBlocking = blockings.map(({ id, at, action, reason, staff_name }) => ({
    key: `blocking ${id}`,
    at,
    kind: action,
    orderId: null,
    staffName: staff_name,
    note: reason,
  }));
  return [...ofMoney, ...ofBlocking].sort((one, other) => one.at.localeCompare(other.at));
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { auditWording as words } from '@shop/wording/admin/audit.ts';
import { useRecordContext } from 'react-admin';
import { type AuditEntry, listDifferences } from './audit-entry.ts';

/** The values before and after. */
export function AuditDifference() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const differences = listDifferences(entry);
  const isOfMany = differences.some(({ of }) => of !== '');
  return (
    <Table size="small" sx={{ maxWidth: 960, '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          {isOfMany && <TableCell>{words.of}</TableCell>}
          <TableCell>{words.fact}</TableCell>
          <TableCell>{words.before}</TableCell>
          <TableCell>{words.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ fact, of, before, after }) => (
          <TableRow key={`${of} ${fact}`}>
            {isOfMany && <TableCell>{of}</TableCell>}
            <TableCell>{fact}</TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>{before}</TableCell>
            <TableCell>{after}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

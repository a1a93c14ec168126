import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '@shop/contract/admin/exchange.ts';
import { exchangeWording as words } from '@shop/wording/admin/exchange.ts';
import { type Column, PlainTable } from './plain-table.tsx';

type Problem = ImportReport['problems'][number];
type Previewed = ImportReport['preview'][number];

const problemColumns: readonly Column<Problem>[] = [
  { title: words.row, cell: ({ row }) => row },
  { title: words.column, cell: ({ column }) => column },
  { title: words.words, cell: (problem) => problem.words },
];

const previewColumns: readonly Column<Previewed>[] = [
  { title: words.row, cell: ({ row }) => row },
  { title: words.code, cell: ({ code }) => code },
  { title: words.title, cell: ({ name }) => name },
  { title: words.change, cell: (each) => <Changes {...each} /> },
];

/** What the import would change, or its errors. */
export function ImportReportView({ name, report }: { name: string; report: ImportReport }) {
  const { problems, problems_total: problemsTotal, preview } = report;
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="h3">{words.checked(name, report.rows)}</Typography>
      <Outcome report={report} />
      {report.notes.map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      {problemsTotal > 0 ? (
        <PlainTable rows={problems} columns={problemColumns} label={words.words} />
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            <li>{words.counts.products(report.products)}</li>
            <li>{words.counts.variants(report.variants)}</li>
            <li>{words.counts.stock(report.stock.variants, report.stock.difference)}</li>
          </Box>
          {preview.length > 0 && <PlainTable rows={preview} columns={previewColumns} label={words.preview} />}
        </>
      )}
    </Stack>
  );
}

function Outcome({ report: { is_applied, problems_total, problems, preview } }: { report: ImportReport }) {
  if (is_applied) return <Alert severity="success">{words.applied}</Alert>;
  if (problems_total === 0) return <Alert severity="info">{preview.length > 0 ? words.ready : words.nothing}</Alert>;
  return (
    <Alert severity="error">
      {words.problems(problems_total)} {problems_total > problems.length && words.moreProblems(problems.length)}
    </Alert>
  );
}

function Changes({ is_new, changes }: Previewed) {
  return (
    <>
      {is_new && <div>{words.isNew}</div>}
      {changes.map(({ column, before, after }) => (
        <div key={column}>{words.changed(column, before, after)}</div>
      ))}
    </>
  );
}

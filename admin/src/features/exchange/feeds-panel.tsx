import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProductProblem } from '@shop/contract/admin/products.ts';
import { exchangeWording as words } from '@shop/wording/admin/exchange.ts';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../ui/panel.tsx';

/** The addresses of the feeds, and the variants missing from them. */
export function FeedsPanel() {
  return (
    <Panel title={words.feeds}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{words.feedsHint}</Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { md: 'max-content 1fr' } }}>
          {Object.entries(words.feedNames).map(([feed, name]) => (
            <Box key={feed} sx={{ display: { md: 'contents' } }}>
              <Box component="dt">{name}</Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <Link href={`/feeds/${feed}.xml`} target="_blank">{`${window.location.origin}/feeds/${feed}.xml`}</Link>
              </Box>
            </Box>
          ))}
        </Box>
        <LeftOut />
      </Stack>
    </Panel>
  );
}

function LeftOut() {
  const counts = { no_picture: useProblemCount('no_picture'), wrong_barcode: useProblemCount('wrong_barcode') };
  const known = Object.entries(counts) as [ProductProblem, ReturnType<typeof useProblemCount>][];
  if (known.some(([, { error }]) => error)) return <Alert severity="error">{words.feedsUnknown}</Alert>;
  if (known.some(([, { total }]) => total === undefined)) return null;
  if (known.every(([, { total }]) => total === 0)) return <Alert severity="success">{words.noFeedProblems}</Alert>;
  return known
    .filter(([, { total }]) => total! > 0)
    .map(([problem, { total }]) => (
      <Alert key={problem} severity="warning">
        <Link component={RouterLink} to={productListAddress(problem)} color="inherit">
          {words.feedProblems[problem](total!)}
        </Link>
      </Alert>
    ));
}

const useProblemCount = (problem: ProductProblem) =>
  useGetList('products', { filter: { problem }, pagination: { page: 1, perPage: 1 } });

const productListAddress = (problem: ProductProblem) =>
  `/products?filter=${encodeURIComponent(JSON.stringify({ problem }))}`;

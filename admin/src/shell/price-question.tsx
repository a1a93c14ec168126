import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { priceGuardWording as words } from '@shop/wording/admin/products.ts';
import { useEffect, useState } from 'react';
import { type PriceQuestion as Question, showPriceQuestionsBy } from '../ask-about-prices.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { moneyText } from '../ui/money-field.tsx';

const mostShown = 100;

/** Old and new prices side by side, for every way to change prices: form, import, copy or bulk change. */
export function PriceQuestion() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    showPriceQuestionsBy(setQuestion);
    return () => showPriceQuestionsBy(undefined);
  }, []);
  if (question === undefined) return null;

  function answer(isAgreed: boolean) {
    question?.answer(isAgreed);
    setQuestion(undefined);
  }

  const rest = question.variants.length - mostShown;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={words.title}
      text={<Typography gutterBottom>{words.text}</Typography>}
      agree={words.agree}
      onAgree={() => answer(true)}
      onClose={() => answer(false)}
    >
      {/* Scrolls, so it must be focusable. */}
      <TableContainer role="region" aria-label={words.title} tabIndex={0} sx={{ maxHeight: 360 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{words.columns.variant}</TableCell>
              <TableCell align="right">{words.columns.before}</TableCell>
              <TableCell align="right">{words.columns.after}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {question.variants.slice(0, mostShown).map(({ code, name, before, after }) => (
              <TableRow key={code}>
                <TableCell>
                  {name}
                  <Typography variant="caption" color="text.secondary" component="div">
                    {code}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(before)}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                  {moneyText(after)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rest > 0 && <Typography color="text.secondary">{words.more(rest)}</Typography>}
    </ConfirmDialog>
  );
}

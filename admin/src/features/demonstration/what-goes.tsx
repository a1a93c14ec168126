import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Demonstration } from '@shop/contract/admin/demonstration.ts';
import { demonstrationWording as words } from '@shop/wording/admin/demonstration.ts';
import { Fragment } from 'react';
import { Panel } from '../../ui/panel.tsx';

export function WhatGoes({ counts }: Pick<Demonstration, 'counts'>) {
  const names = Object.keys(words.counts) as (keyof typeof words.counts)[];
  return (
    <Panel title={words.goes}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.75, maxWidth: 320, m: 0 }}>
        {names.map((name) => (
          <Fragment key={name}>
            <Typography component="dt">{words.counts[name]}</Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {counts[name]}
            </Typography>
          </Fragment>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{words.goesToo}</Typography>
    </Panel>
  );
}

export function WhatStays() {
  return (
    <Panel title={words.stays}>
      <Points texts={words.staysText} />
    </Panel>
  );
}

/** What to do next. Its button loads everything anew: much of what this page has read is gone. */
export function DemonstrationRemoved() {
  return (
    <Panel title={words.removed}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography role="status">{words.removedText}</Typography>
        <Typography variant="h3">{words.nextSteps}</Typography>
        <Points texts={words.nextStepsText} />
        <Button variant="contained" href="/admin">
          {words.toDashboard}
        </Button>
      </Stack>
    </Panel>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
      {texts.map((text) => (
        <Typography component="li" key={text}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}

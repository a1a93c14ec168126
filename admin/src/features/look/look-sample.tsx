import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contrast } from '@shop/domain/colours.ts';
import { derivePalette, findPaletteProblems, type Palette } from '@shop/domain/palette.ts';
import { contrastWords, lookWording as words } from '@shop/wording/admin/look.ts';
import { useWatch } from 'react-hook-form';

const hexForm = /^#[0-9a-f]{6}$/i;

/** How the colours look together, and whether text can be read, while they are being chosen. */
export function LookSample() {
  const [accent, paper] = useWatch({ name: ['accent', 'paper'] }) as [string, string];
  if (!hexForm.test(accent) || !hexForm.test(paper)) return null;
  const [problem] = findPaletteProblems({ accent, paper });
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.sample}
      </Typography>
      <Sample palette={derivePalette({ accent, paper })} />
      <Alert severity={problem ? 'error' : 'success'} role="status" sx={{ mt: 1.5 }}>
        {problem
          ? contrastWords({ rule: `contrast_${problem.text}`, ratio: problem.ratio })
          : words.contrast(contrast(accent, paper))}
      </Alert>
    </Box>
  );
}

function Sample({ palette }: { palette: Palette }) {
  const { paper, mist, dew, ink, inkSoft, line, fir, onFir, onFirSoft } = palette;
  return (
    <Box sx={{ border: `1px solid ${line}`, borderRadius: 1, overflow: 'hidden', bgcolor: paper, color: ink }}>
      <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography>{words.sampleText}</Typography>
          <Typography variant="body2" sx={{ color: inkSoft }}>
            {words.sampleSoft},{' '}
            <Box component="span" sx={{ color: fir, textDecoration: 'underline' }}>
              {words.sampleLink}
            </Box>
          </Typography>
        </Box>
        <Box sx={{ bgcolor: fir, color: onFir, borderRadius: 999, px: 2.5, py: 1, fontWeight: 500 }}>
          {words.sampleButton}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', height: 28 }} aria-hidden>
        <Box sx={{ flex: 1, bgcolor: mist }} />
        <Box sx={{ flex: 1, bgcolor: dew }} />
      </Box>
      <Box sx={{ p: 2, bgcolor: fir, color: onFir }}>
        {words.sampleDark}{' '}
        <Box component="span" sx={{ color: onFirSoft }}>
          {words.sampleSoft}
        </Box>
      </Box>
    </Box>
  );
}

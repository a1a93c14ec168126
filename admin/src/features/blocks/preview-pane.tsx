import Computer from '@mui/icons-material/ComputerOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { useState } from 'react';
import { MomentText } from './block-form.tsx';
import type { EditedBlocks } from './edit-blocks.ts';
import { type Device, PreviewFrame } from './preview-frame.tsx';

const { preview: words, devices } = blockEditorWording;

type PreviewPaneProps = {
  place: BlockPlace;
  blocks: EditedBlocks;
  isIncomplete: boolean;
  /** An old version instead of the draft. */
  version: number | undefined;
  onBack: () => void;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  startsAs: Device;
};

/** How customers will see the blocks: on which screen, and when. */
export function PreviewPane({ isIncomplete, version, onBack, startsAs, ...frame }: PreviewPaneProps) {
  const [device, setDevice] = useState(startsAs);
  const [at, setAt] = useState<string | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <Box
      component="section"
      aria-label={words.name}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1, p: 1.5, bgcolor: '#e6eae5' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={devices.name}
          value={device}
          onChange={(_event, next: Device | null) => next && setDevice(next)}
          sx={{ ...segments, '& button': { px: 1.25, py: 0.5, gap: 0.75 } }}
        >
          <ToggleButton value="desktop">
            <Computer fontSize="small" />
            {devices.desktop}
          </ToggleButton>
          <ToggleButton value="phone">
            <Smartphone fontSize="small" />
            {devices.phone}
          </ToggleButton>
        </ToggleButtonGroup>
        {version === undefined ? (
          <Button
            startIcon={<Schedule />}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setOpener(currentTarget)}
            sx={{ bgcolor: at ? 'warning.light' : undefined }}
          >
            {at ? words.asOf(at) : words.at}
          </Button>
        ) : (
          <>
            <Typography sx={{ fontWeight: 500 }}>{words.ofVersion(version)}</Typography>
            <Button onClick={onBack}>{words.back}</Button>
          </>
        )}
        {isIncomplete && (
          <Typography variant="caption" sx={{ color: 'warning.main' }}>
            {words.incomplete}
          </Typography>
        )}
      </Box>
      <Popover
        open={opener !== null}
        anchorEl={opener}
        onClose={() => setOpener(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.atLabel, sx: { p: 2, width: 280 }, elevation: 8 } }}
      >
        <MomentText label={words.atLabel} hint={words.atHint} value={at} onChange={setAt} />
        <Button
          disabled={at === null}
          onClick={() => {
            setAt(null);
            setOpener(null);
          }}
        >
          {words.now}
        </Button>
      </Popover>
      <PreviewFrame {...frame} device={device} at={version === undefined ? at : null} />
    </Box>
  );
}

/** The chosen part of a switch is filled. */
export const segments = {
  '& .MuiToggleButton-root': { color: 'text.primary', bgcolor: 'background.paper' },
  '& .MuiToggleButton-root.Mui-selected': { fontWeight: 600, bgcolor: 'action.selected' },
} as const;

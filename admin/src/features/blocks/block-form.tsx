import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import { fromKyivClock, toKyivClock } from '@shop/domain/kyiv-clock.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { blockKindWording, fieldWordsOf } from '@shop/wording/admin/blocks.ts';
import type { ReactNode } from 'react';
import { BlockFields } from './block-fields.tsx';
import { nameOf, type Referred } from './describe-block.ts';
import type { EditedBlock } from './edit-blocks.ts';
import type { Problems } from './find-problems.ts';

type BlockFormProps = {
  block: EditedBlock;
  problems: Problems;
  referred: Referred;
  onRefer: (more: Partial<Referred>) => void;
  onChange: (change: Partial<EditedBlock>) => void;
  /** Undefined at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Undefined when the place is full. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
};

/** The chosen block: its fields, its dates, and what can be done with it. */
export function BlockForm({ block, problems, referred, onRefer, onChange, ...does }: BlockFormProps) {
  const fields = fieldsOfBlock(block.kind);
  const name = nameOf(block);
  return (
    <Box component="section" aria-label={words.form(name)} id="block-form" tabIndex={-1} sx={{ outline: 'none' }}>
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" noWrap title={name}>
            {name}
          </Typography>
          {name !== blockKindWording[block.kind].name && (
            <Typography variant="caption" component="p" color="text.secondary" noWrap>
              {blockKindWording[block.kind].name}
            </Typography>
          )}
        </Box>
        <Tool label={words.up} icon={<KeyboardArrowUp fontSize="small" />} onUse={does.onUp} />
        <Tool label={words.down} icon={<KeyboardArrowDown fontSize="small" />} onUse={does.onDown} />
        <Tool label={words.duplicate} icon={<ContentCopy fontSize="small" />} onUse={does.onDuplicate} />
        <Tool label={words.remove} icon={<Delete fontSize="small" />} onUse={does.onRemove} />
        <Tool label={words.close} icon={<Close fontSize="small" />} onUse={does.onClose} />
      </Box>
      <Box sx={{ p: 2, pt: 1 }}>
        {Object.keys(fields).length === 0 && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {words.nothingToType}
          </Typography>
        )}
        <BlockFields
          fields={fields}
          words={fieldWordsOf(block.kind)}
          values={block.data}
          onChange={(data) => onChange({ data })}
          path="data"
          problems={problems}
          referred={referred}
          onRefer={onRefer}
        />
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 2.5, pt: 1 }}>
          <FormControlLabel
            control={<Switch checked={block.is_on} onChange={(_event, is_on) => onChange({ is_on })} />}
            label={words.isOn}
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', ml: 0, width: 1 }}
          />
          <MomentText
            label={words.from}
            hint={words.atOnce}
            value={block.from}
            problem={problems.from}
            onChange={(from) => onChange({ from })}
          />
          <MomentText
            label={words.until}
            hint={words.withoutEnd}
            value={block.until}
            problem={problems.until}
            onChange={(until) => onChange({ until })}
          />
        </Box>
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  pl: 2,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
  position: 'sticky',
  top: 0,
  bgcolor: 'background.paper',
  zIndex: 2,
} as const;

function Tool({ label, icon, onUse }: { label: string; icon: ReactNode; onUse: (() => void) | undefined }) {
  return (
    <Tooltip title={label}>
      {/* A disabled button has no events for its tooltip. */}
      <span>
        <IconButton size="small" aria-label={label} disabled={onUse === undefined} onClick={onUse}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

type MomentTextProps = {
  label: string;
  hint?: string;
  value: string | null;
  problem?: string | undefined;
  onChange: (moment: string | null) => void;
};

/** A time in Kyiv, wherever the manager is. */
export function MomentText({ label, hint, value, problem, onChange }: MomentTextProps) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value ? toKyivClock(new Date(value)) : ''}
      onChange={({ target }) => onChange(fromKyivClock(target.value)?.toISOString() ?? null)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

import Add from '@mui/icons-material/Add';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { mostBlocks } from '@shop/domain/block-kinds.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { useState } from 'react';
import { iconOf } from './block-icons.ts';
import { nameOf, type Referred, summaryOf, thumbnailOf } from './describe-block.ts';
import type { EditedBlock, EditedBlocks } from './edit-blocks.ts';
import { SortedRow, SortedRows } from './sorted-rows.tsx';

type BlockListProps = {
  blocks: EditedBlocks;
  chosen: string | undefined;
  referred: Referred;
  hasProblem: (id: string) => boolean;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onSwitch: (id: string, isOn: boolean) => void;
  onAdd: () => void;
};

export function BlockList({ blocks, chosen, referred, hasProblem, onChoose, onMove, onSwitch, onAdd }: BlockListProps) {
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    const block = blocks[from];
    if (block === undefined || to < 0 || to >= blocks.length) return;
    onMove(from, to);
    setSaid(words.moved(nameOf(block), to + 1, blocks.length));
  }

  const isFull = blocks.length >= mostBlocks;
  return (
    <>
      {blocks.length === 0 ? (
        <Box sx={{ textAlign: 'center', px: 3, py: 6 }}>
          <Typography variant="h2" component="p" gutterBottom>
            {words.empty}
          </Typography>
          <Typography color="text.secondary">{words.emptyText}</Typography>
        </Box>
      ) : (
        <SortedRows label={words.list} ids={blocks.map(({ id }) => id)} onMove={move}>
          {blocks.map((block, place) => (
            <SortedRow
              key={block.id}
              id={block.id}
              name={nameOf(block)}
              isChosen={block.id === chosen}
              onMoveBy={(steps) => move(place, place + steps)}
            >
              <Row
                block={block}
                thumbnail={thumbnailOf(block, referred)}
                isChosen={block.id === chosen}
                hasProblem={hasProblem(block.id)}
                onChoose={() => onChoose(block.id)}
                onSwitch={(isOn) => onSwitch(block.id, isOn)}
              />
            </SortedRow>
          ))}
        </SortedRows>
      )}
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      <Box sx={{ p: 1.5 }}>
        <Button
          id="add-block"
          fullWidth
          variant="outlined"
          size="medium"
          startIcon={<Add />}
          disabled={isFull}
          onClick={onAdd}
        >
          {words.add}
        </Button>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.25 }}>
          {isFull ? words.full(mostBlocks) : words.howTo}
        </Typography>
      </Box>
    </>
  );
}

type RowProps = {
  block: EditedBlock;
  thumbnail: string | undefined;
  isChosen: boolean;
  hasProblem: boolean;
  onChoose: () => void;
  onSwitch: (isOn: boolean) => void;
};

function Row({ block, thumbnail, isChosen, hasProblem, onChoose, onSwitch }: RowProps) {
  const Icon = iconOf(block.kind);
  const name = nameOf(block);
  const summary = summaryOf(block);
  return (
    <>
      <ButtonBase
        id={`row-${block.id}`}
        onClick={onChoose}
        aria-current={isChosen ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          gap: 1.25,
          minHeight: 60,
          pr: 1,
          '&.Mui-focusVisible': { outlineOffset: '-3px !important' },
        }}
      >
        <Box sx={{ ...small, opacity: block.is_on ? 1 : 0.45 }}>
          {thumbnail ? (
            <Box component="img" src={thumbnail} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
          ) : (
            <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            noWrap
            component="span"
            sx={{ display: 'block', fontWeight: 500, color: block.is_on ? 'text.primary' : 'text.secondary' }}
          >
            {name}
          </Typography>
          {hasProblem ? (
            <Typography noWrap component="span" variant="caption" color="error" sx={{ display: 'flex', gap: 0.5 }}>
              <ErrorOutline sx={{ fontSize: 16, alignSelf: 'center' }} />
              {words.hasProblem}
            </Typography>
          ) : (
            <Typography noWrap component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {[summary, !block.is_on && words.summary.hidden].filter(Boolean).join(', ')}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <Switch
        checked={block.is_on}
        onChange={(_event, isOn) => onSwitch(isOn)}
        slotProps={{ input: { 'aria-label': words.shown(name) } }}
      />
    </>
  );
}

const small = {
  width: 44,
  height: 34,
  flexShrink: 0,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  display: 'grid',
  placeItems: 'center',
};

const visuallyHidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

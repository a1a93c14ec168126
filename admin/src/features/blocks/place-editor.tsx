import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { mostBlocks } from '@shop/domain/block-kinds.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { useEffect, useRef, useState } from 'react';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { SaveConflict } from '../../ui/save-conflict.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { nameOf } from './describe-block.ts';
import { DraftState } from './draft-state.tsx';
import {
  added,
  changed,
  countChanges,
  duplicated,
  type EditedBlock,
  type EditedBlocks,
  emptyBlock,
  isSame,
  moved,
  placeOf,
  putBack,
  removed,
} from './edit-blocks.ts';
import { PlaceSwitch } from './place-switch.tsx';
import { PreviewPane, segments } from './preview-pane.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { type EditedPlace, useDraft } from './use-draft.ts';
import { type BlockVersion, VersionsDrawer } from './versions-drawer.tsx';

type PlaceEditorProps = { read: EditedPlace; onReadAgain: () => void };
type View = 'blocks' | 'preview';

/** One place: its blocks, how customers will see them, and the form of the chosen one. */
export function PlaceEditor({ read, onReadAgain }: PlaceEditorProps) {
  const draft = useDraft(read);
  const { blocks, edit, answer } = draft;
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [chosenId, setChosen] = useState<string>();
  const [view, setView] = useState<View>('blocks');
  const [isAdding, setIsAdding] = useState(false);
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const [shownVersion, setShownVersion] = useState<BlockVersion>();
  const [deleted, setDeleted] = useState<{ block: EditedBlock; place: number }>();
  const focused = useFocus();

  const place = chosenId === undefined ? -1 : placeOf(blocks, chosenId);
  const chosen = blocks[place];
  const published: EditedBlocks = answer.published;
  const changes = countChanges(published, blocks);
  const hasChanges = draft.isDirty || answer.is_draft;

  function choose(id: string) {
    setChosen(id);
    if (!isWide) focused.on('#block-form');
  }

  function close() {
    if (chosenId !== undefined) focused.onRow(chosenId);
    setChosen(undefined);
  }

  function add(block: EditedBlock) {
    edit((now) => added(now, block, chosenId));
    setIsAdding(false);
    setChosen(block.id);
    focused.on('#block-form :is(input, textarea, [role="combobox"], [role="textbox"]):not([disabled])');
  }

  function remove(block: EditedBlock) {
    const next = blocks[place + 1] ?? blocks[place - 1];
    edit((now) => removed(now, block.id));
    setDeleted({ block, place });
    setChosen(undefined);
    focused.onRow(next?.id);
  }

  const list = (
    <BlockList
      blocks={blocks}
      chosen={chosen?.id}
      referred={draft.referred}
      hasProblem={draft.hasProblem}
      onChoose={choose}
      onMove={(from, to) => edit((now) => moved(now, from, to))}
      onSwitch={(id, is_on) => edit((now) => changed(now, id, { is_on }))}
      onAdd={() => setIsAdding(true)}
    />
  );
  const form = chosen && (
    <BlockForm
      key={chosen.id}
      block={chosen}
      problems={draft.problemsOf(chosen.id)}
      referred={draft.referred}
      onRefer={draft.refer}
      onChange={(change) => edit((now) => changed(now, chosen.id, change))}
      onUp={place > 0 ? () => edit((now) => moved(now, place, place - 1)) : undefined}
      onDown={place < blocks.length - 1 ? () => edit((now) => moved(now, place, place + 1)) : undefined}
      onDuplicate={
        blocks.length < mostBlocks
          ? () => {
              const id = crypto.randomUUID();
              edit((now) => duplicated(now, chosen.id, id));
              choose(id);
            }
          : undefined
      }
      onRemove={() => remove(chosen)}
      onClose={close}
    />
  );
  const preview = (
    <PreviewPane
      place={answer.place}
      blocks={(shownVersion?.blocks ?? blocks.filter(({ id }) => !draft.hasProblem(id))) as EditedBlocks}
      isIncomplete={!draft.isComplete && shownVersion === undefined}
      version={shownVersion?.version}
      onBack={() => setShownVersion(undefined)}
      chosen={chosenId}
      onChoose={(id) => placeOf(blocks, id) >= 0 && shownVersion === undefined && setChosen(id)}
      startsAs={isNarrow ? 'phone' : 'desktop'}
    />
  );
  const publish = <PublishButtons draft={draft} hasChanges={hasChanges} onDropped={() => setChosen(undefined)} />;

  return (
    <Box sx={editor}>
      <Box sx={{ ...bar, borderBottom: line }}>
        <PlaceSwitch place={answer.place} {...(!isNarrow && { count: blocks.length })} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{!isNarrow && <DraftState draft={draft} changes={changes} />}</Box>
        <Button size="medium" onClick={() => setAreVersionsOpen(true)}>
          {words.versions}
        </Button>
        {!isNarrow && publish}
      </Box>
      <Box sx={{ px: 2, '&:empty': { display: 'none' } }}>
        {draft.saving === 'conflict' && <SaveConflict onShowTheirs={onReadAgain} />}
        <DraftOffer
          form={`blocks/${answer.place}`}
          values={{ blocks, version: draft.version }}
          beginning={JSON.stringify(draft.saved)}
          isDirty={draft.isDirty}
          isSaved={(kept) => isSame(kept.blocks, draft.saved)}
          onRestore={(kept) => draft.restore(kept as { blocks: EditedBlocks; version: number })}
        />
      </Box>
      {isNarrow && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={words.views.name}
          value={view}
          onChange={(_event, next: View | null) => next && setView(next)}
          sx={{ ...segments, px: 1.5, py: 1 }}
        >
          <ToggleButton value="blocks">{words.views.blocks}</ToggleButton>
          <ToggleButton value="preview">{words.views.preview}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {(!isNarrow || view === 'blocks') && (
          <Box sx={{ ...column, width: { xs: 1, md: 328 }, borderRight: { md: line } }}>
            {/* The list stays under the form, so that it keeps its scroll. */}
            <Box sx={{ display: chosen && !isWide ? 'none' : 'block' }}>{list}</Box>
            {!isWide && form}
          </Box>
        )}
        {(!isNarrow || view === 'preview') && preview}
        {isWide && form && <Box sx={{ ...column, width: 340, borderLeft: line }}>{form}</Box>}
      </Box>
      {isNarrow && (
        <Box sx={{ ...bar, borderTop: line }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <DraftState draft={draft} changes={changes} />
          </Box>
          {publish}
        </Box>
      )}
      <AddBlock
        place={answer.place}
        isOpen={isAdding}
        onAdd={(kind) => add(emptyBlock(kind, crypto.randomUUID()))}
        onClose={() => setIsAdding(false)}
      />
      <VersionsDrawer
        place={answer.place}
        draft={draft}
        isOpen={areVersionsOpen}
        onOpen={(version) => {
          setShownVersion(version);
          setView('preview');
          setAreVersionsOpen(false);
        }}
        onClose={() => {
          setShownVersion(undefined);
          setAreVersionsOpen(false);
        }}
      />
      <Snackbar
        open={deleted !== undefined}
        autoHideDuration={8_000}
        onClose={(_event, reason) => reason !== 'clickaway' && setDeleted(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert
          severity="info"
          variant="standard"
          sx={{ border: 1, borderColor: 'divider' }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                if (deleted === undefined) return;
                edit((now) => putBack(now, deleted.block, deleted.place));
                setChosen(deleted.block.id);
                focused.onRow(deleted.block.id);
                setDeleted(undefined);
              }}
            >
              {words.putBack}
            </Button>
          }
        >
          {deleted && words.removed(nameOf(deleted.block))}
        </Alert>
      </Snackbar>
    </Box>
  );
}

/** Puts the focus where the eye is after the next rendering. */
function useFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    element?.focus();
  });
  return {
    on(selector: string) {
      wanted.current = selector;
    },
    /** Without a row, at the button that adds one. */
    onRow(id: string | undefined) {
      wanted.current = id === undefined ? '#add-block' : `[id="row-${id}"]`;
    },
  };
}

const line = (theme: Theme) => `1px solid ${theme.palette.divider}`;

const editor = {
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  // The page around it has a padding.
  mx: -1,
  // The bar of the back office is 48 px, on phones 56 px, high; the page itself does not scroll.
  height: { xs: 'calc(100dvh - 56px)', sm: 'calc(100dvh - 48px)' },
  minHeight: 480,
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  minHeight: 64,
  flexShrink: 0,
} as const;

const column = { flexShrink: 0, overflowY: 'auto' } as const;

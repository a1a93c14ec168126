import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import type { ReactNode } from 'react';

type SortedRowsProps = {
  label: string;
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** An ordered list whose rows are dragged by their handles, or moved with Alt and an arrow from anywhere in a row. */
export function SortedRows({ label, ids, onMove, children }: SortedRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={movingWords(ids)}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

type SortedRowProps = {
  id: string;
  name: string;
  isChosen?: boolean;
  onMoveBy: (steps: -1 | 1) => void;
  children: ReactNode;
};

export function SortedRow({ id, name, isChosen = false, onMoveBy, children }: SortedRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words.moving.role },
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
      onKeyDown={(event) => {
        const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (!event.altKey || !isArrow || event.defaultPrevented) return;
        event.preventDefault();
        const focused = document.activeElement as HTMLElement;
        onMoveBy(event.key === 'ArrowUp' ? -1 : 1);
        // A row that goes down is put into the page anew and loses the focus.
        requestAnimationFrame(() => focused.focus());
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isChosen ? '#edf4f0' : 'background.paper',
        ...(isChosen && { boxShadow: 'inset 3px 0 0 #173c31' }),
        ...(isDragging && { zIndex: 1, opacity: 0.9, boxShadow: 4 }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={words.handle(name)}
        sx={{ cursor: 'grab', touchAction: 'none', borderRadius: 1, ml: 0.5 }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      {children}
    </Box>
  );
}

/** Screen reader announcements while a row is moved from its handle. */
function movingWords(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const { moving } = words;
  const place = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    screenReaderInstructions: { draggable: moving.instructions },
    announcements: {
      onDragStart: ({ active }) => moving.taken(place(active.id)),
      onDragOver: ({ over }) => (over ? moving.over(place(over.id)) : undefined),
      onDragEnd: ({ over }) => (over ? moving.dropped(place(over.id)) : undefined),
      onDragCancel: () => moving.cancelled,
    },
  };
}

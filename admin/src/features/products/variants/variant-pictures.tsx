import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminVariant, KeptPicture } from '@shop/contract/admin/products.ts';
import { picturesWording as words } from '@shop/wording/admin/products.ts';
import { useNotify } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { Panel } from '../../../ui/panel.tsx';
import { PictureDrop } from '../../../ui/picture-drop.tsx';
import { PictureCard } from './picture-card.tsx';
import { useVariant } from './use-variant.ts';

type Values = { variants: { pictures: AdminVariant['pictures'] }[] };

/** The pictures of one variant: dropped or chosen, sorted by mouse or keyboard; the first one is the main picture. */
export function VariantPictures({ index }: { index: number }) {
  const notify = useNotify();
  const { name } = useVariant(index);
  const first = useVariant(0);
  const { fields, append, move, remove } = useFieldArray<Values, `variants.${number}.pictures`, 'key'>({
    name: `variants.${index}.pictures`,
    keyName: 'key',
  });
  const sensors = useSensors(
    // A click on a field in the card must not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = fields.map(({ key }) => key);

  function add({ id, picture }: KeptPicture) {
    append({ id, picture, alt: '' });
  }

  const borrowed = first.variant?.pictures ?? [];
  return (
    <Panel
      title={name}
      {...(index > 0 &&
        borrowed.length > 0 &&
        fields.length === 0 && {
          actions: <Button onClick={() => append(borrowed)}>{words.copyFrom(first.name)}</Button>,
        })}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={movingWords(keys)}
        onDragEnd={({ active, over }) => {
          if (over !== null && over.id !== active.id)
            move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', mb: 2 }}>
            {fields.map(({ key, picture }, place) => (
              <PictureCard
                key={key}
                id={key}
                image={picture.sizes[0]?.webp ?? picture.image}
                altSource={`variants.${index}.pictures.${place}.alt`}
                isMain={place === 0}
                onRemove={() => remove(place)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {fields.length === 0 && (
        <Typography color="text.secondary" gutterBottom>
          {words.none}
        </Typography>
      )}
      <PictureDrop
        label={name}
        isMultiple
        onKept={(kept) =>
          fields.some(({ id }) => id === kept.id) ? notify(words.twice, { type: 'warning' }) : add(kept)
        }
      />
    </Panel>
  );
}

/** Screen reader announcements while a picture is moved by keyboard. */
function movingWords(keys: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const { moving } = words;
  const place = (id: string | number) => keys.indexOf(String(id)) + 1;
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

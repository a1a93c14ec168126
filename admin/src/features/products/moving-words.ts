import type { DndContextProps } from '@dnd-kit/core';
import { picturesWording } from '@shop/wording/admin/products.ts';

const { moving } = picturesWording;

/** Screen reader announcements while a picture is moved by keyboard. */
export function movingWords(keys: readonly string[]): NonNullable<DndContextProps['accessibility']> {
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

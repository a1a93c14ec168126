import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When the focused element disappears with a change of the list, the focus moves to the item in its place, or to the
 * list itself when it is empty.
 */
export function useKeptFocus<Box extends HTMLElement = HTMLDivElement>(change: string) {
  const box = useRef<Box>(null);
  const place = useRef(0);
  /** Stays true when the focused element is removed: no blur event is fired then. */
  const isInside = useRef(false);
  const items = () => [...(box.current?.querySelectorAll('li') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change may have removed the focused element
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = items()[place.current] ?? items().at(-1) ?? box.current;
    next?.focus({ preventScroll: true });
  }, [change]);
  return {
    ref: box,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true;
      const item = target.closest('li');
      if (item !== null) place.current = items().indexOf(item);
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

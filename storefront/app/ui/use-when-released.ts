import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something at once, or as soon as the pressed pointer is let go. A field is left when a button is pressed, not when
 * it is let go: words that appear in between would move the button away from under the pointer, and nothing would be clicked.
 */
export function useWhenReleased(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}

import { useEffect } from 'react';

declare global {
  interface Window {
    earlyClick?: (event: Event) => void;
    earlyButton?: HTMLButtonElement;
  }
}

/** Stands in the head of the page: remembers the last button pressed before the page came alive. */
export const earlyClickScript =
  'addEventListener("click",self.earlyClick=e=>{const b=e.target.closest("button");if(b)self.earlyButton=b},true)';

/** Presses it again as soon as somebody answers: on a slow phone nobody knows that the page is not alive yet. */
export function useEarlyClick(): void {
  useEffect(() => {
    const { earlyClick, earlyButton } = window;
    if (earlyClick === undefined) return;
    window.removeEventListener('click', earlyClick, true);
    delete window.earlyClick;
    if (earlyButton?.isConnected) earlyButton.click();
  }, []);
}

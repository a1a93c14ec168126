import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    earlyClick?: (event: Event) => void;
    earlyButton?: HTMLButtonElement;
  }
}

/**
 * Stands in the head of the page: remembers the last button pressed before the page came alive, and keeps a form from
 * leaving the page. Sending one, by a key too, presses its button.
 */
export const earlyClickScript =
  'self.earlyClick=e=>{if(e.type=="submit")e.preventDefault();else{const b=e.target.closest("button");if(b)self.earlyButton=b}};for(const t of["click","submit"])addEventListener(t,self.earlyClick,true)';

/** Presses it again as soon as somebody answers: on a slow phone nobody knows that the page is not alive yet. */
export function useEarlyClick(): void {
  // The moment the page is alive it answers for itself: a click that both remembered would be two.
  useLayoutEffect(() => {
    const { earlyClick } = window;
    if (earlyClick === undefined) return;
    for (const type of ['click', 'submit']) window.removeEventListener(type, earlyClick, true);
    delete window.earlyClick;
  }, []);
  useEffect(() => {
    const { earlyButton } = window;
    delete window.earlyButton;
    if (earlyButton?.isConnected) earlyButton.click();
  }, []);
}

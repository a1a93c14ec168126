import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    earlyClick?: (event: Event) => void;
    earlyButton?: HTMLButtonElement;
  }
}

/**
 * Runs in the head of the page. Remembers the last button pressed before hydration, and prevents native form submits.
 * Submitting a form, also by Enter, presses its button.
 */
export const earlyClickScript =
  'self.earlyClick=e=>{if(e.type=="submit")e.preventDefault();else{const b=e.target.closest("button");if(b)self.earlyButton=b}};for(const t of["click","submit"])addEventListener(t,self.earlyClick,true)';

/**
 * Presses the remembered button again after hydration: on a slow phone visitors click before the page is interactive.
 */
export function useEarlyClick(): void {
  // Remove the early listener as soon as React listens, or one click would count twice.
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

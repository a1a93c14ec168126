import { shellWording } from '@shop/wording/shell.ts';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AnyLink } from '../../navigation/any-link.tsx';
import {
  closeOverlay,
  closeOverlays,
  isNavigationPanel,
  type NavigationPanel,
  openOverlay,
  useOverlay,
} from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShellData } from './read-shell.ts';

/** The catalogue on wide screens: panels under the header, and links. */
export function Navigation({ shell }: { shell: ShellData | undefined }) {
  return (
    <nav className="nav" aria-label={shellWording.catalogue}>
      {shell && shell.menu.length > 0 && (
        <ul>
          {shell.menu.map((entry) =>
            'to' in entry ? (
              <li key={entry.id}>
                <AnyLink className={`nav__item ${entry.isOffer ? 'nav__item--offer' : ''}`} to={entry.to}>
                  <span className="long">{entry.label}</span>
                  <span className="short">{entry.shortLabel}</span>
                </AnyLink>
              </li>
            ) : (
              <Panel key={entry.id} id={entry.id} label={entry.label}>
                {'pages' in entry ? <Names pages={entry.pages} /> : <Brands brands={shell.brands} />}
              </Panel>
            ),
          )}
        </ul>
      )}
    </nav>
  );
}

/** Delays of hover: passing over a button opens nothing, slipping off the panel for a moment closes nothing. */
const opensAfterMs = 120;
const closesAfterMs = 260;

function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const name: NavigationPanel = `panel ${id}`;
  const overlay = useOverlay();
  const isOpen = overlay === name;
  const group = useRef<HTMLLIElement>(null);
  const timer = useRef<number>(undefined);
  // Opened by hover: the click that follows must not close it.
  const isByPointer = useRef(false);
  if (!isOpen) isByPointer.current = false;

  function click() {
    window.clearTimeout(timer.current);
    if (isOpen && !isByPointer.current) closeOverlays();
    else openOverlay(name);
    isByPointer.current = false;
  }
  function later(afterMs: number, act: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, afterMs);
  }
  function enter() {
    // Hover does not replace a search or a drawer that was opened on purpose.
    if (overlay !== undefined && !isNavigationPanel(overlay)) return;
    later(opensAfterMs, () => {
      if (isOpen) return;
      openOverlay(name);
      isByPointer.current = true;
    });
  }
  function leave() {
    later(closesAfterMs, () => isByPointer.current && closeOverlay(name));
  }
  function blur(event: FocusEvent) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) closeOverlay(name);
  }
  useEscape(isOpen, () => {
    const hadFocus = group.current?.contains(document.activeElement);
    closeOverlays();
    if (hadFocus) group.current?.querySelector('button')?.focus();
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <li
      ref={group}
      className="nav__group"
      onBlur={blur}
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
    >
      <button type="button" className="nav__item" aria-expanded={isOpen} aria-controls={`nav-${id}`} onClick={click}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <div className="panel" id={`nav-${id}`} data-open={isOpen || undefined}>
        <div className="panel__in">{children}</div>
      </div>
    </li>
  );
}

/** A panel opened by hover has no focus, so Escape is listened for on the document. */
function useEscape(isListening: boolean, act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isListening) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isListening]);
}

function Brands({ brands }: { brands: ShellData['brands'] }) {
  const [shown, setShown] = useState(0);
  const picture = brands[shown]?.picture;
  return (
    <div className="mega">
      <ul className="mega__list">
        {brands.map(({ name, to, character }, index) => (
          <li key={to} onPointerEnter={() => setShown(index)} onFocus={() => setShown(index)}>
            <PageLink to={to} className={index === shown ? 'is-active' : undefined}>
              {name} <span>{character}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <figure className="mega__fig">
        {picture && <Picture key={picture.image} picture={{ ...picture, alt: '' }} sizes="36vw" />}
      </figure>
    </div>
  );
}

function Names({ pages }: { pages: readonly { name: string; to: string }[] }) {
  return (
    <ul className="mega__list mega__list--names">
      {pages.map(({ name, to }) => (
        <li key={to}>
          <PageLink to={to}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

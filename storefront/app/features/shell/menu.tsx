import { shellWording } from '@shop/wording/shell.ts';
import { useEffect } from 'react';
import { AnyLink } from '../../navigation/any-link.tsx';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShellData } from './read-shell.ts';
import { Wordmark } from './wordmark.tsx';

/** The navigation on phones. It is part of the page, so that it opens at once and without scripts. */
export function Menu({ shell }: { shell: ShellData | undefined }) {
  const isOpen = useOverlay() === 'menu';
  useEffect(() => {
    // Wide screens have the navigation in the header; an invisible menu must not block the page.
    const wide = window.matchMedia('(min-width: 64em)');
    const close = () => closeOverlay('menu');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <Drawer
      id="menu"
      side="left"
      className="side"
      label={shellWording.menu}
      heading={<Wordmark />}
      closeLabel={shellWording.closeMenu}
      isOpen={isOpen}
      onClose={() => closeOverlay('menu')}
    >
      <nav className="drawer__body" aria-label={shellWording.menu}>
        {shell?.menu.map((entry, index) =>
          'to' in entry ? (
            <AnyLink key={entry.id} className={`big ${entry.isOffer ? 'big--offer' : ''}`} to={entry.to}>
              {entry.label}
            </AnyLink>
          ) : (
            <Group
              key={entry.id}
              label={entry.label}
              pages={'pages' in entry ? entry.pages : shell.brands}
              isOpen={isOpen && index === 0}
            />
          ),
        )}
        {shell && shell.footnotes.length > 0 && (
          <div className="quiet">
            {shell.footnotes.map(({ icon, label, to }) => (
              <AnyLink key={to} to={to}>
                <Icon name={icon} />
                {label}
              </AnyLink>
            ))}
          </div>
        )}
      </nav>
    </Drawer>
  );
}

type GroupProps = { label: string; pages: readonly { name: string; to: string }[]; isOpen: boolean };

function Group({ label, pages, isOpen }: GroupProps) {
  return (
    <details name="menu" open={isOpen}>
      <summary>
        {label}
        <Icon name="plus" />
      </summary>
      <ul>
        {pages.map(({ name, to }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

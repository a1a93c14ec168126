import { catalogueWording } from '@shop/wording/catalogue.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { useEffect } from 'react';
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
        <Group label={catalogueWording.brands} pages={shell?.brands} isOpen={isOpen} />
        {shell?.kinds.map(({ kind, pages }) => (
          <Group key={kind} label={kindWording[kind].menu} pages={pages} />
        ))}
        {shell?.hasOffer && (
          <PageLink className="big big--offer" to="/products_collection">
            {shellWording.offer}
          </PageLink>
        )}
        <PageLink className="big" to="/sertificates">
          {shellWording.certificates}
        </PageLink>
        <div className="quiet">
          <PageLink to="/account">
            <Icon name="user" />
            {shellWording.account}
          </PageLink>
          <PageLink to="/page/delivery">
            <Icon name="truck" />
            {shellWording.delivery}
          </PageLink>
          <PageLink to="/contacts">
            <Icon name="message" />
            {shellWording.contacts}
          </PageLink>
        </div>
      </nav>
    </Drawer>
  );
}

function Group({ label, pages = [], isOpen = false }: GroupProps) {
  if (pages.length === 0) return null;
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

type GroupProps = { label: string; pages: readonly { name: string; to: string }[] | undefined; isOpen?: boolean };

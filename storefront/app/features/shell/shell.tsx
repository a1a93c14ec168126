import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { Wordmark } from './wordmark.tsx';
import './shell.css';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        {shopWording.skipToContent}
      </a>
      <p className="topbar">{shopWording.freeDelivery}</p>
      <header className="header">
        <div className="header__in">
          <span className="header__tools header__tools--l" />
          <Wordmark />
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="footer on-dark">
        <div className="page">
          <div className="footer__grid">
            <Wordmark />
            <p>{shopWording.description}</p>
          </div>
          <div className="footer__base">
            <span>{shopWording.copyright}</span>
            <span>{shopWording.shortAddress}</span>
          </div>
        </div>
      </footer>
    </>
  );
}

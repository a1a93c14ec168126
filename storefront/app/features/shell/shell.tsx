import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
            <div className="stack">
              <Wordmark />
              <p className="footer__about">{shopWording.description}</p>
            </div>
            <nav className="footer__cols" aria-labelledby="footer-customers">
              <div>
                <h2 id="footer-customers">{shopWording.forCustomers}</h2>
                <ul>
                  {Object.entries(pagesWording.informationPages).map(([pageType, name]) => (
                    <li key={pageType}>
                      <Link to={`/page/${pageType}`}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            </nav>
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

import { catalogueWording } from '@shop/wording/catalogue.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import type { ShellData } from './read-shell.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

export function Footer({ shell }: { shell: ShellData | undefined }) {
  return (
    <footer className="footer on-dark">
      <div className="page">
        <div className="footer__grid">
          <div className="footer__brand">
            <Wordmark />
            <p className="footer__about">{shopWording.description}</p>
          </div>
          <div className="footer__cols">
            <Column title={shellWording.catalogue}>
              <PageLink to="/#brands">{catalogueWording.brands}</PageLink>
              {shell?.hasOffer && <PageLink to="/products_collection">{shellWording.offer}</PageLink>}
              <PageLink to="/sertificates">{shellWording.certificates}</PageLink>
            </Column>
            <Column title={shopWording.forCustomers}>
              {Object.entries(pagesWording.informationPages).map(([pageType, name]) => (
                <PageLink key={pageType} to={`/page/${pageType}`}>
                  {name}
                </PageLink>
              ))}
            </Column>
            <Column title={shellWording.company}>
              <PageLink to="/about-us">{shellWording.aboutUs}</PageLink>
              <PageLink to="/contacts">{shellWording.contacts}</PageLink>
              <PageLink to="/partner">{shellWording.becomePartner}</PageLink>
            </Column>
          </div>
        </div>
        <div className="footer__base">
          <span>{shopWording.copyright}</span>
          <span>{shopWording.shortAddress}</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <div className="footer__links">{children}</div>
    </nav>
  );
}

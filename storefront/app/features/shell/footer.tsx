import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useShopName } from '../../meta/shop-name.ts';
import { openOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import type { ShellData } from './read-shell.ts';
import { socialLinks } from './social-links.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

export function Footer({ shell }: { shell: ShellData | undefined }) {
  return (
    <footer className="footer on-dark">
      <div className="page">
        <div className="footer__grid">
          <div className="footer__brand">
            <Wordmark />
            <p className="footer__about">{shell?.shop.description}</p>
          </div>
          <nav className="footer__cols" aria-label={shellWording.footer}>
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
            {shell && <Connections shop={shell.shop} />}
          </nav>
        </div>
        <div className="footer__base">
          <span>{shopWording.copyright(useShopName())}</span>
          {shell && <Seller shop={shell.shop} />}
          <ConsentSettings />
        </div>
      </div>
    </footer>
  );
}

/** Opens the consent settings, so that consent can be withdrawn. */
function ConsentSettings() {
  const root = useRouteLoaderData('root') as { containerId?: string } | undefined;
  if (root?.containerId === undefined) return null;
  return (
    <button type="button" className="footer__settings" onClick={() => openOverlay('consent')}>
      {shellWording.cookies}
    </button>
  );
}

function Connections({ shop: { phone, email, social, messengers } }: { shop: ShopSettings }) {
  const places = socialLinks(social, messengers);
  if (phone === null && email === null && places.length === 0) return null;
  return (
    <Column title={shellWording.connection}>
      {phone !== null && (
        <a className="nowrap" href={`tel:${phone}`}>
          {phoneNumber(phone)}
        </a>
      )}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {places.map(({ name, address }) => (
        <a key={name} href={address} rel="noopener" target="_blank">
          {name}
        </a>
      ))}
    </Column>
  );
}

/** By law every page must name the seller. */
function Seller({ shop: { seller, pickup_address } }: { shop: ShopSettings }) {
  const facts = [seller.legal_name, seller.code && shellWording.sellerCode(seller.code), seller.address].filter(
    Boolean,
  );
  return <span>{facts.length === 0 ? pickup_address : `${shellWording.seller}: ${facts.join(', ')}`}</span>;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <div className="footer__links">{children}</div>
    </div>
  );
}

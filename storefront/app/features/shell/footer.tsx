import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useShopName } from '../../meta/shop-name.ts';
import { AnyLink } from '../../navigation/any-link.tsx';
import { openOverlay } from '../../navigation/overlays.ts';
import type { FooterPart, ShellData } from './read-shell.ts';
import { socialLinks } from './social-links.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

export function Footer({ shell }: { shell: ShellData | undefined }) {
  const isText = (part: FooterPart) => 'about' in part;
  const columns = shell?.footer.filter((part) => !isText(part)) ?? [];
  return (
    <footer className="footer on-dark">
      <div className="page">
        <div className="footer__grid">
          <div className="footer__brand">
            <Wordmark />
            {shell?.footer.filter(isText).map((part) => (
              <Part key={part.id} part={part} shop={shell.shop} />
            ))}
          </div>
          {shell && columns.length > 0 && (
            <nav className="footer__cols" aria-label={shellWording.footer}>
              {columns.map((part) => (
                <Part key={part.id} part={part} shop={shell.shop} />
              ))}
            </nav>
          )}
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

function Part({ part, shop }: { part: FooterPart; shop: ShellData['shop'] }) {
  if ('about' in part) return <p className="footer__about">{part.about}</p>;
  if (part.links === undefined) return <Connections title={part.title} shop={shop} />;
  return (
    <Column title={part.title}>
      {part.links.map(({ label, to }) => (
        <AnyLink key={label} to={to}>
          {label}
        </AnyLink>
      ))}
    </Column>
  );
}

type Reached = Pick<ShopSettings, 'phone' | 'email' | 'social' | 'messengers'>;

function Connections({ title, shop: { phone, email, social, messengers } }: { title: string; shop: Reached }) {
  const places = socialLinks(social, messengers);
  if (phone === null && email === null && places.length === 0) return null;
  return (
    <Column title={title}>
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
function Seller({ shop: { seller, pickup_address } }: { shop: Pick<ShopSettings, 'seller' | 'pickup_address'> }) {
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

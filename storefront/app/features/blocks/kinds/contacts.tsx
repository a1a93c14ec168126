import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { contactsWording } from '@shop/wording/contacts.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PageHead } from '../../../ui/page-head.tsx';
import { socialLinks } from '../../shell/social-links.ts';
import { type BlockProps, headingOf } from '../block-props.ts';
import './contacts.css';

type Shop = Pick<ShopSettings, 'phone' | 'email' | 'working_hours' | 'pickup_address' | 'social' | 'messengers'>;

/** How to reach the shop, from its settings. */
export function ContactsBlock({ id, data: { note }, level, beside }: BlockProps<'contacts'>) {
  const shop = (useRouteLoaderData('root') as { shell?: { shop: Shop } } | undefined)?.shell?.shop;
  if (shop === undefined) return null;
  const { phone, email, working_hours, pickup_address } = shop;
  const social = socialLinks(shop.social, shop.messengers);
  const hours = working_hours && contactsWording.answering(working_hours);
  return (
    <section className="page" id={id} aria-labelledby={headingOf(id)}>
      <PageHead
        id={headingOf(id)}
        level={level}
        title={contactsWording.title}
        text={[hours, note].filter(Boolean).join(' ')}
      />
      <div className="contact">
        <dl>
          {phone !== null && (
            <Fact name={contactsWording.phone}>
              <a className="contact__way link" href={`tel:${phone}`}>
                {phoneNumber(phone)}
              </a>
            </Fact>
          )}
          {email !== null && (
            <Fact name={contactsWording.email}>
              <a className="contact__way link" href={`mailto:${email}`}>
                {email}
              </a>
            </Fact>
          )}
          <Fact name={contactsWording.pickup}>{pickup_address}</Fact>
          {social.length > 0 && (
            <Fact name={contactsWording.social}>
              <span className="contact__social">
                {social.map(({ name, address }) => (
                  <a key={name} className="btn btn--line btn--s" href={address} target="_blank" rel="noopener">
                    {name}
                  </a>
                ))}
              </span>
            </Fact>
          )}
        </dl>
        {beside}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

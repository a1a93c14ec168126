import { contactFacts, contactsWording } from '@shop/wording/contacts.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Route } from './+types/contacts-page.ts';
import { Film } from './film.tsx';
import './contacts.css';

export const meta: Route.MetaFunction = () => [
  { title: shopWording.pageTitle(contactsWording.title) },
  { name: 'description', content: contactsWording.description },
];

export default function ContactsPage() {
  const { phone, email, hours, social } = contactFacts;
  return (
    <div className="page">
      <Breadcrumbs
        label={pagesWording.breadcrumbs}
        steps={[{ name: pagesWording.home, to: '/' }]}
        current={contactsWording.title}
      />
      <PageHead title={contactsWording.title} text={contactsWording.answering(hours)} />
      <div className="contact">
        <dl>
          <Fact name={contactsWording.phone}>
            <a className="contact__way" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </Fact>
          <Fact name={contactsWording.email}>
            <a className="contact__way link" href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
          <Fact name={contactsWording.pickup}>{contactsWording.pickupAddress}</Fact>
          <Fact name={contactsWording.social}>
            <span className="chips">
              {social.map(({ name, address }) => (
                <a key={name} className="btn btn--line btn--s" href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ))}
            </span>
          </Fact>
        </dl>
        <Film />
      </div>
    </div>
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

import { contactsWording } from '@shop/wording/contacts.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import type { ReactNode } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { socialLinks } from '../shell/social-links.ts';
import type { Route } from './+types/contacts-page.ts';
import { Film } from './film.tsx';
import './contacts.css';

const settings = 'GET /api/v1/shop/settings/';
export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api(settings);
export const clientLoader = () => browserApi(settings);

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: contactsWording.title, description: contactsWording.description });

export default function ContactsPage({ loaderData: shop }: Route.ComponentProps) {
  const { phone, email, working_hours, deliveries } = shop;
  const points = deliveries.flatMap(({ is_on, points: all }) => (is_on && all) || []);
  const social = socialLinks(shop.social);
  return (
    <div className="page">
      <Breadcrumbs current={contactsWording.title} />
      <PageHead
        title={contactsWording.title}
        text={working_hours === null ? '' : contactsWording.answering(working_hours)}
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
          {points.map((point) => (
            <Fact key={point.id} name={contactsWording.pickup}>
              {[point.address, point.hours].filter(Boolean).join(', ')}
            </Fact>
          ))}
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

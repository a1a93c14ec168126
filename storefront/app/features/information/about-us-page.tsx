import { aboutWording } from '@shop/wording/about.ts';
import type { ReactNode } from 'react';
import { describePage } from '../../meta/describe-page.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { aboutPicture } from '../../pictures/about.ts';
import { Picture } from '../../ui/picture.tsx';
import { Sustainability } from '../home/sustainability.tsx';
import type { Route } from './+types/about-us-page.ts';
import './about-us.css';

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: aboutWording.title, description: aboutWording.description });

export default function AboutUsPage() {
  return (
    <>
      <div className="page">
        <Breadcrumbs current={aboutWording.title} />
        <div className="story">
          <h1 className="t-heading">{aboutWording.title}</h1>
          <div className="story__txt">
            <p className="t-display">{aboutWording.lead(useShopName())}</p>
            {aboutWording.story.map((paragraph) => (
              <p key={paragraph} className="t-lead soft">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <figure className="story__fig">
          <Picture
            picture={{ ...aboutPicture, alt: aboutWording.picture }}
            sizes="(min-width: 90rem) 83rem, 92vw"
            isEager
          />
        </figure>
      </div>
      <section className="page section choosing" aria-labelledby="choosing">
        <h2 className="t-display" id="choosing">
          {aboutWording.choosing}
        </h2>
        <ol>
          {aboutWording.steps.map(({ what, how }) => (
            <li key={what}>
              <h3 className="t-heading">{what}</h3>
              <p className="soft">{how}</p>
            </li>
          ))}
        </ol>
      </section>
      <Sustainability />
      <div className="page section openings">
        <Way title={aboutWording.forProfessionals} text={aboutWording.forProfessionalsText}>
          <PageLink className="btn btn--primary" to="/partner">
            {aboutWording.becomePartner}
          </PageLink>
        </Way>
        <Way title={aboutWording.questions} text={aboutWording.questionsText}>
          <PageLink className="btn btn--line" to="/contacts">
            {aboutWording.toContacts}
          </PageLink>
        </Way>
      </div>
    </>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="opening">
      <h2 className="t-title">{title}</h2>
      <p className="soft">{text}</p>
      {children}
    </section>
  );
}

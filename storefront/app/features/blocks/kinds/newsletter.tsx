import { newsletterWording } from '@shop/wording/newsletter.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { useIsPublished } from '../../../navigation/published-pages.ts';
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading, Paragraphs } from '../block-text.tsx';
import './newsletter.css';

/** Words of the shop beside the form, which is the program's. */
export function NewsletterBlock({ id, data: { title, text }, level }: BlockProps<'newsletter'>) {
  const hasTerms = useIsPublished()('/page/terms');
  return (
    <section className="news" id={id} aria-labelledby={headingOf(id)}>
      <div className="page news__in">
        <div className="news__txt">
          <Heading level={level} className="t-display" id={headingOf(id)}>
            {title}
          </Heading>
          <Paragraphs className="t-lead soft" text={text} />
        </div>
        <NewsletterForm>
          <p className="help soft">
            {newsletterWording.toConfirmFirst}
            {hasTerms && (
              <>
                {newsletterWording.consent}
                <PageLink className="link" to="/page/terms">
                  {newsletterWording.consentLink}
                </PageLink>
                .
              </>
            )}
          </p>
        </NewsletterForm>
      </div>
    </section>
  );
}

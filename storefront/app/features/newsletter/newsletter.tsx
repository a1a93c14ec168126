import { newsletterWording } from '@shop/wording/newsletter.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsPublished } from '../../navigation/published-pages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import './newsletter.css';

export function Newsletter() {
  const hasTerms = useIsPublished()('/page/terms');
  return (
    <section className="news" aria-labelledby="newsletter">
      <div className="page news__in">
        <div className="news__txt">
          <h2 className="t-display" id="newsletter">
            {newsletterWording.title}
          </h2>
          <p className="t-lead soft">{newsletterWording.text}</p>
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

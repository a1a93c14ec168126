import { factsOf, type PageField, productFields, sectionFields } from '@shop/domain/product-fields.ts';
import { pageTitle } from '@shop/wording/product-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PageProduct } from './page-product.ts';
import '../../ui/accordion.css';

/** Sections that unfold one at a time. Their HTML was cleaned by an allow-list when it was saved. */
export function Details({ product }: { product: PageProduct }) {
  return (
    <div>
      {sectionFields.map((field) => {
        const text = product[productFields[field].shown];
        return hasText(text) && <Detail key={field} field={field} text={text} />;
      })}
    </div>
  );
}

/** Some editors put a dash for an empty text. */
function hasText(html: string): boolean {
  return html.replace(/<[^>]*>/g, '').trim().length > 1;
}

function Detail({ field, text }: { field: PageField; text: string }) {
  return (
    <details className="acc" name="product-details">
      <summary>
        {pageTitle(field)}
        <Icon name="plus" />
      </summary>
      {factsOf(field).as === 'html' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved
        <div className="acc__body" dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <p className="acc__body">{text}</p>
      )}
    </details>
  );
}

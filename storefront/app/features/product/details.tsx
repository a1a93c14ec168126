import { productWording } from '@shop/wording/product.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PageProduct } from './page-product.ts';
import '../../ui/accordion.css';

/** Sections that unfold one at a time. Their HTML was cleaned by an allow-list when it was saved. */
export function Details({ product }: { product: PageProduct }) {
  const { key_ingredients, presscription, application, composition } = product;
  return (
    <div>
      {hasText(key_ingredients) && <Detail title={productWording.keyIngredients} html={key_ingredients} />}
      {hasText(presscription) && <Detail title={productWording.purpose} html={presscription} />}
      {application !== '' && <Detail title={productWording.application} html={application} />}
      {composition !== '' && <Detail title={productWording.composition} text={composition} />}
    </div>
  );
}

/** Some editors put a dash for an empty text. */
function hasText(html: string): boolean {
  return html.replace(/<[^>]*>/g, '').trim().length > 1;
}

function Detail({ title, html, text }: { title: string; html?: string; text?: string }) {
  return (
    <details className="acc" name="product-details">
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      {html === undefined ? (
        <p className="acc__body">{text}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved
        <div className="acc__body" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </details>
  );
}

import { productWording } from '@shop/wording/product.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/prose.css';

/** A long text is folded to its beginning; a short one is shown whole. */
export function Description({ html }: { html: string }) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (text.current) setIsLong(text.current.scrollHeight > text.current.clientHeight);
  }, []);
  if (html === '') return null;
  return (
    <section className="desc" aria-labelledby={`${id}-title`}>
      <h2 className="t-heading" id={`${id}-title`}>
        {productWording.description}
      </h2>
      <div
        ref={text}
        id={`${id}-text`}
        className={`desc__clip prose ${isOpen || !isLong ? 'is-open' : ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isLong && (
        <button
          type="button"
          className="btn btn--line btn--s desc__toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? productWording.fold : productWording.unfold}
          <Icon name="chevron-down" className="ico--s" />
        </button>
      )}
    </section>
  );
}

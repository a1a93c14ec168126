import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';

/** The width of a head's picture, as in the attribute `sizes`. */
export const headPictureSizes = '(min-width: 48em) 42vw, 100vw';

/** What a listing is about: its name, a few words, and its picture or banners. */
export function ListingHead({
  section,
  title,
  text,
  picture,
}: {
  /** The kind of listing, for the breadcrumbs. */
  section?: string;
  title: string;
  text?: string;
  picture?: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs steps={section === undefined ? [] : [{ name: section }]} current={title} />
      <div className="lhead">
        {picture && <div className="lhead__picture">{picture}</div>}
        <div className="lhead__words">
          <h1 className="t-display">{title}</h1>
          {text && <p className="soft">{text}</p>}
        </div>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Drop } from '../ui/drop.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import './summary-line.css';

/** A line of an order: picture, name, description, and the amount at the other end. */
export function SummaryLine({
  name,
  meta,
  picture,
  money,
  children,
}: {
  name: ReactNode;
  meta: ReactNode;
  picture: PictureSource | null;
  money: ReactNode;
  /** Controls under the description. */
  children?: ReactNode;
}) {
  return (
    // With controls it can take the focus when another line is removed.
    <li className="sline" tabIndex={children ? -1 : undefined}>
      <div className="sline__tile">
        {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="72px" /> : <Drop />}
      </div>
      <div>
        <p className="sline__name">{name}</p>
        <p className="sline__meta">{meta}</p>
      </div>
      <div className="sline__money">{money}</div>
      {children && <div className="sline__more">{children}</div>}
    </li>
  );
}

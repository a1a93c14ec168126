import { customerWording } from '@shop/wording/customers.ts';
import type { ReactNode } from 'react';
import { useLook } from '../../meta/shop-look.ts';
import { Picture } from '../../ui/picture.tsx';
import './customers.css';

/** The layout of every account form: a picture of the shop, or its colour, beside it on wide screens, the heading above it. */
export function CustomerFrame({
  heading,
  lead,
  isWide = false,
  children,
}: {
  heading: string;
  lead?: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const cover = useLook()?.cover;
  return (
    <div className="auth">
      <div className={`auth__fig ${cover ? '' : 'auth__fig--plain'}`}>
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="(min-width: 64em) 60rem, 1px" />}
      </div>
      <div className="auth__form">
        <div className={`auth__in ${isWide ? 'auth__in--wide' : ''}`}>
          <div className="auth__head">
            <h1 className="t-display">{heading}</h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

export function NeedsScripts() {
  return (
    <noscript>
      <p className="msg msg--danger">{customerWording.needsScripts}</p>
    </noscript>
  );
}

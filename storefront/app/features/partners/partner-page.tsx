import { partnerWording as wording } from '@shop/wording/partners.ts';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Route } from './+types/partner-page.ts';
import { PartnerForm } from './partner-form.tsx';
import './partner.css';

const options = 'GET /api/v1/actions/partner/';
export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api(options);
export const clientLoader = () => browserApi(options);

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: wording.title, description: wording.lead });

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  /** Confirmations of the applications sent. A new empty form follows each. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken.length > 0) thanks.current?.focus();
  }, [taken]);

  return (
    <div className="page">
      <Breadcrumbs current={wording.crumb} />
      <PageHead title={wording.title} text={wording.lead} />
      <div className="partner__thanks" ref={thanks} tabIndex={-1}>
        {taken.length > 0 && <Notice tone="success">{taken.at(-1)}</Notice>}
      </div>
      <PartnerForm
        key={taken.length}
        options={loaderData}
        onTaken={(says) => setTaken((before) => [...before, says])}
      />
    </div>
  );
}

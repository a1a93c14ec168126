import type { Parcel } from '@shop/contract/parcels.ts';
import { longDateAndTime } from '@shop/wording/dates.ts';
import { parcelWording } from '@shop/wording/parcels.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';

/** Where the parcel is, in our words, from what the shop knows. */
export function ParcelSection({ parcel }: { parcel: Parcel }) {
  const heading = useHeadingOfAddress();
  const hasLeft = parcel.steps.some(({ status }) => status !== 'ahead');
  return (
    <section className="parcel" aria-labelledby="parcel">
      <h2 className="t-heading" id="parcel" ref={heading} tabIndex={-1}>
        {parcelWording.title}
      </h2>
      {parcel.is_in_trouble && <Notice tone="danger">{parcelWording.inTrouble}</Notice>}
      {hasLeft ? <Way parcel={parcel} /> : <p className="soft">{parcelWording.notSent}</p>}
      {parcel.storage_until && <p className="parcel__day">{parcelWording.storage(parcel.storage_until)}</p>}
      {parcel.expected_on && <p className="parcel__day">{parcelWording.expected(parcel.expected_on)}</p>}
      <Facts parcel={parcel} />
    </section>
  );
}

function Way({ parcel: { steps, tracked } }: { parcel: Parcel }) {
  return (
    <>
      <ol className="way">
        {steps.map(({ step, at, status }) => (
          <li
            key={step}
            className={`way__step way__step--${status}`}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <span>
              {parcelWording.steps[step]}
              <span className="sr">{` (${parcelWording.statuses[status]})`}</span>
            </span>
            {at && <time dateTime={at}>{longDateAndTime(new Date(at))}</time>}
          </li>
        ))}
      </ol>
      {tracked && <p className="t-small mute">{parcelWording.tracked(longDateAndTime(new Date(tracked)))}</p>}
    </>
  );
}

function Facts({ parcel }: { parcel: Parcel }) {
  const {
    settlement,
    branch_number: number,
    is_locker: isLocker,
    map_address,
    waybill_number,
    tracking_address,
  } = parcel;
  return (
    <dl className="parcel__facts">
      {settlement !== null && (
        <div>
          <dt>{parcelWording.where}</dt>
          <dd>
            {parcelWording.to(settlement, number === null ? undefined : { number, isLocker })}{' '}
            {map_address !== null && <Elsewhere to={map_address}>{parcelWording.onMap}</Elsewhere>}
          </dd>
        </div>
      )}
      {waybill_number !== null && (
        <div>
          <dt>{parcelWording.waybill}</dt>
          <dd>
            <span className="parcel__number">{waybill_number}</span>{' '}
            {tracking_address !== null && <Elsewhere to={tracking_address}>{parcelWording.atCarrier}</Elsewhere>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** No referrer: this address is the customer's key to the order. */
function Elsewhere({ to, children }: { to: string; children: string }) {
  return (
    <a className="link" href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** The heading takes the focus when the address is the parcel's. */
function useHeadingOfAddress() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = /\/parcel\/?$/.test(useLocation().pathname);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  return heading;
}

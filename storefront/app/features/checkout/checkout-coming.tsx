import { checkoutWording } from '@shop/wording/checkout.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { OrderPlaceholder } from './summary/order-aside.tsx';

/**
 * The server-rendered checkout: the heading, placeholders of the final size, and a phone number for visitors without
 * scripts.
 */
export function CheckoutComing({ phone }: { phone: string | undefined }) {
  return (
    <div className="co-wrap">
      <div className="page co">
        <div className="co__form">
          <h1 className="t-display">{checkoutWording.heading}</h1>
          <noscript>
            <p className="co__needs t-lead">
              {checkoutWording.needsScripts}{' '}
              {phone && (
                <>
                  {checkoutWording.orderByPhone}{' '}
                  <a className="link nowrap" href={`tel:${phone}`}>
                    {phoneNumber(phone)}
                  </a>
                </>
              )}
            </p>
          </noscript>
          <div className="co__coming" role="status">
            <span className="sr">{checkoutWording.loading}</span>
          </div>
        </div>
        <div className="co__side">
          <OrderPlaceholder />
        </div>
      </div>
    </div>
  );
}

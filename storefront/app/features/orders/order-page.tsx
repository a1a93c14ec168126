import type { Api } from '@shop/contract/client.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { longDate } from '@shop/wording/dates.ts';
import { orderPageWording } from '@shop/wording/order-page.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { paymentFlag } from '../../goods/payment-flag.ts';
import { describeFailure } from '../../meta/describe-failure.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsPublished } from '../../navigation/published-pages.ts';
import { Failure } from '../shell/failure.tsx';
import type { Route } from './+types/order-page.ts';
import { ParcelSection } from './parcel-section.tsx';
import { PayOrder } from './pay-order.tsx';
import { OrderReceipt } from './receipt.tsx';
import './result.css';
import './order-page.css';

async function readPage(api: Api, reference: string) {
  const params = { reference };
  const [order, parcel] = await Promise.all([
    orNotFound(api('GET /api/v1/orders/:reference/', { params })),
    orNotFound(api('GET /api/v1/orders/:reference/parcel/', { params })),
  ]);
  return { order, parcel };
}

/** Rendered for each request: the address is the customer's key to the order. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  readPage(context.get(pageContext).api, params.reference);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readPage(browserApi, params.reference);

export const meta: Route.MetaFunction = ({ loaderData, error, ...visit }) => [
  ...(loaderData
    ? describePage(visit, {
        title: `${orderWording.order} ${orderWording.number(loaderData.order.id)}`,
        description: orderPageWording.description,
        // The address stays out of links and previews.
        path: '/order',
      })
    : describeFailure(error, visit)),
  { name: 'robots', content: 'noindex' },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} title={orderPageWording.failed} />;
}

export default function OrderPage({ loaderData: { order, parcel } }: Route.ComponentProps) {
  const payment = paymentFlag(order);
  const isPublished = useIsPublished();
  const papers = orderPageWording.links.filter(({ to }) => isPublished(to));
  return (
    <div className="page result order-page">
      <div className="result__head">
        <h1 className="t-display">{`${orderWording.order} ${orderWording.number(order.id)}`}</h1>
        <p className="order-page__flags">
          <span className="flag flag--quiet">{accountOrdersWording.states[order.state]}</span>
          {payment && <span className={`flag ${payment.className}`}>{payment.words}</span>}
          <span className="t-small mute">{longDate(new Date(order.created))}</span>
        </p>
      </div>
      {order.can_pay && <PayOrder order={order} />}
      {parcel.steps.length > 0 && <ParcelSection parcel={parcel} />}
      <OrderReceipt order={order} />
      {papers.length > 0 && (
        <section className="order-page__papers" aria-labelledby="papers">
          <h2 className="t-heading" id="papers">
            {orderPageWording.papers}
          </h2>
          <ul>
            {papers.map(({ to, name }) => (
              <li key={to}>
                <PageLink className="link" to={to}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="result__ways">
        <PageLink className="btn btn--line" to="/contacts">
          {orderWording.toContacts}
        </PageLink>
        <button type="button" className="btn btn--line" onClick={() => window.print()}>
          {orderPageWording.print}
        </button>
      </div>
    </div>
  );
}

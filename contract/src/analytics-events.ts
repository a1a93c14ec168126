/** GA4 events as the storefront pushes them to `window.dataLayer`. */

export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  /** Hryvnias for one piece, after the discount. */
  price: number;
  discount?: number;
  quantity: number;
};

type WithValue = { currency: 'UAH'; value: number; items: AnalyticsItem[] };

export type AnalyticsEvents = {
  view_item: WithValue;
  add_to_cart: WithValue;
  remove_from_cart: WithValue;
  begin_checkout: WithValue & { coupon?: string };
  add_shipping_info: WithValue & { coupon?: string; shipping_tier: string };
  add_payment_info: WithValue & { coupon?: string; payment_type: string };
  select_promotion: { promotion_id: string; promotion_name: string; items: AnalyticsItem[] };
  purchase: WithValue & { transaction_id: string; shipping: number; coupon?: string };
};

/** GA4 events whose parameters stand beside the name. */
export type PlainAnalyticsEvents = { view_search_results: { search_term: string } };

export type AnalyticsEventName = keyof AnalyticsEvents;

export type DataLayerEntry =
  | { ecommerce: null }
  | { [Name in keyof PlainAnalyticsEvents]: { event: Name } & PlainAnalyticsEvents[Name] }[keyof PlainAnalyticsEvents]
  | { [Name in AnalyticsEventName]: { event: Name; ecommerce: AnalyticsEvents[Name] } }[AnalyticsEventName];

/** The entries for one event. The previous event's data is cleared first, or GA4 would merge the two. */
export function dataLayerEntries<Name extends AnalyticsEventName>(
  event: Name,
  ecommerce: AnalyticsEvents[Name],
): [DataLayerEntry, DataLayerEntry] {
  return [{ ecommerce: null }, { event, ecommerce } as DataLayerEntry];
}

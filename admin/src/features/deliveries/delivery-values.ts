import type { AdminDeliveries } from '@shop/contract/admin/deliveries.ts';

/** The rules as the form holds them: a prepayment is a sum or a percent. */
export function toValues({ prepayment, ...rules }: AdminDeliveries) {
  return { ...rules, prepayment: { ...prepayment, kind: prepayment.percent === null ? 'sum' : 'percent' } };
}
export type DeliveryValues = ReturnType<typeof toValues>;

/** Fields that were emptied are null; new zones and points have no id. */
export function toBody({ connected: _connected, prepayment, zones, points, ...values }: DeliveryValues) {
  const { kind, amount, percent } = prepayment;
  return {
    ...values,
    zones: (zones ?? []).map((zone) => ({
      ...zone,
      settlements: zone.settlements ?? [],
      free_from: zone.free_from ?? null,
      days: zone.days ?? null,
    })),
    points: (points ?? []).map((point) => ({ ...point, hours: point.hours ?? null })),
    prepayment: { amount, percent: kind === 'percent' ? percent : null },
  };
}

/** One settlement in a line; commas separate them, too. */
export const toLines = (settlements: readonly string[] | undefined) => settlements?.join('\n') ?? '';
export const fromLines = (text: string) => text.split(/\n|,\s?|;\s?/).map((each) => each.trimStart());

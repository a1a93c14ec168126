import { kopiykas } from '@shop/domain/money.ts';
import { z } from 'zod';
import type { EstimatedParcel, ParcelEstimate } from '../../features/shipping/carrier.ts';
import { callNovaPoshta, type NovaPoshtaSettings } from './call-nova-poshta.ts';
import { serviceTypes } from './parcel-destination.ts';

/** Hryvnias, as a number or as text. */
const Price = z.object({ Cost: z.coerce.number().positive() });
/** A text, or an object with the text in it: '2026-11-21 00:00:00.000000'. */
const Day = z.object({
  DeliveryDate: z
    .union([z.string(), z.object({ date: z.string() }).transform(({ date }) => date)])
    .transform((written) => written.slice(0, 10))
    .pipe(z.iso.date()),
});

export async function estimateParcel(
  settings: NovaPoshtaSettings,
  { service, fromCityRef, toCityRef, weightGrams, declared, sentOn }: EstimatedParcel,
  stopped: AbortSignal,
): Promise<ParcelEstimate> {
  const way = { CitySender: fromCityRef, CityRecipient: toCityRef, ServiceType: serviceTypes[service] };
  const ask = async <Row extends z.ZodType>(method: string, properties: object, row: Row) => {
    const asked = { model: 'InternetDocument', method, properties: { ...way, ...properties } };
    const { data } = await callNovaPoshta(settings, asked, { stopped, attempts: 1 });
    return row.parse(data[0]);
  };
  const parcel = {
    Weight: (weightGrams / 1000).toFixed(2),
    Cost: String(Math.ceil(declared / 100)),
    CargoType: 'Parcel',
    SeatsAmount: '1',
  };
  const { Cost } = await ask('getDocumentPrice', parcel, Price);
  const DateTime = sentOn.split('-').reverse().join('.');
  const { DeliveryDate } = await ask('getDocumentDeliveryDate', { DateTime }, Day);
  return { cost: kopiykas(Math.round(Cost * 100)), arrivesOn: DeliveryDate };
}

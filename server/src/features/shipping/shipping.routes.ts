import * as contract from '@shop/contract/admin/shipping.ts';
import { estimateDeliveryEndpoint } from '@shop/contract/delivery.ts';
import { parcelEndpoint } from '@shop/contract/parcels.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import type { RateLimiter } from '../rate-limits/index.ts';
import { readEstimate } from './estimates/estimates.ts';
import { readParcel } from './read-parcel.ts';
import { readShipping, requireOrder } from './read-shipping.ts';
import { shipOrder } from './ship-order.ts';
import { trackOrder } from './track-parcels.ts';
import { createWaybill } from './waybills/create-waybill.ts';
import { deleteWaybill } from './waybills/delete-waybill.ts';
import { planParcel } from './waybills/plan-parcel.ts';
import { readLabel } from './waybills/read-label.ts';
import { readSender, setSender } from './waybills/sender.ts';
import { typeWaybill } from './waybills/type-waybill.ts';

export function shippingRoutes(
  { serve, rateLimiter }: { serve: Serve; rateLimiter: RateLimiter },
  shop: Pick<Shop, 'db' | 'queue' | 'carrier' | 'log'>,
) {
  serve(estimateDeliveryEndpoint, ({ query }, { address }) => {
    const { delivery_type: deliveryType, city_ref: cityRef, branch_ref: branchRef, variant_ids: variantIds } = query;
    return readEstimate(shop, rateLimiter, { deliveryType, cityRef, branchRef, variantIds, address });
  });
  serve(parcelEndpoint, ({ params }) => readParcel(shop, params.reference));
  serve.staff(contract.readSenderEndpoint, () => readSender(shop.db));
  serve.staff(contract.setSenderEndpoint, ({ body }, member) =>
    shop.db.transaction((tx) =>
      setSender(tx, member, { branchRef: body.branch_ref, phone: body.phone, version: body.version }),
    ),
  );

  serve.staff(contract.readShippingEndpoint, ({ params }) => readShipping(shop, params.id));
  serve.staff(contract.planParcelEndpoint, async ({ params }) => {
    const { size, declared, collected, payer } = await planParcel(shop.db, await requireOrder(shop.db, params.id));
    return {
      weight_grams: size.weightGrams,
      length_centimetres: size.lengthCentimetres,
      width_centimetres: size.widthCentimetres,
      height_centimetres: size.heightCentimetres,
      declared: toDecimal(declared),
      collected: toDecimal(collected),
      payer,
    };
  });
  serve.staff(contract.createWaybillEndpoint, async ({ params, body }, member) => {
    await createWaybill(shop, member, params.id, {
      ...(body.weight_grams !== undefined && { weightGrams: body.weight_grams }),
      ...(body.length_centimetres !== undefined && { lengthCentimetres: body.length_centimetres }),
      ...(body.width_centimetres !== undefined && { widthCentimetres: body.width_centimetres }),
      ...(body.height_centimetres !== undefined && { heightCentimetres: body.height_centimetres }),
    });
    return await readShipping(shop, params.id);
  });
  serve.staff(contract.typeWaybillEndpoint, async ({ params, body }, member) => {
    await typeWaybill(shop, member, params.id, body.waybill_number);
    return await readShipping(shop, params.id);
  });
  serve.staff(contract.deleteWaybillEndpoint, ({ params }, member) => deleteWaybill(shop, member, params.id));
  serve.staff(contract.shipOrderEndpoint, async ({ params, body }, member) => {
    await shipOrder(shop, member, params.id, body.waybill_number);
    return await readShipping(shop, params.id);
  });
  serve.staff(contract.trackOrderEndpoint, async ({ params }) => {
    await trackOrder(shop, params.id);
    return await readShipping(shop, params.id);
  });
  serve.staffFile(contract.readLabelEndpoint, async ({ params }) => {
    const { number, label } = await readLabel(shop, params.id);
    return { type: 'application/pdf', name: `${number}.pdf`, isShown: true, body: Buffer.from(label) };
  });
}

import type { ShopSettings } from '@shop/contract/shop-settings.ts';

const said = (word: string) => `https://schema.org/${word}`;

/** Structured data of the return policy (schema.org); empty until the owner has set one. */
export function returnPolicy(shop: ShopSettings | undefined): { hasMerchantReturnPolicy?: object } {
  if (shop === undefined || shop.return_policy === 'not_told') return {};
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'UA' };
  if (shop.return_policy === 'not_accepted')
    return { hasMerchantReturnPolicy: { ...policy, returnPolicyCategory: said('MerchantReturnNotPermitted') } };
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: said('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: shop.return_days,
      returnMethod: said('ReturnByMail'),
      returnFees: said(shop.return_paid_by === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
    },
  };
}

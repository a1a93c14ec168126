import type { ShopSettings } from '@shop/contract/shop-settings.ts';

const said = (word: string) => `https://schema.org/${word}`;

/** How goods may be returned, in the words of schema.org; nothing while the owner has not decided. */
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

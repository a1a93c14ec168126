import type { Product } from '@shop/contract/catalogue.ts';
import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { type DeliveryRules, usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { expect, test } from 'vitest';
import { shippingOf } from '../../meta/shipping-of.ts';
import { pageProduct } from './page-product.ts';
import { productThing } from './product-thing.ts';

const named = { id: 1, name: 'Verba', slug: 'verba' };
const variant = {
  id: 1,
  code: 'VE-50',
  value: '50',
  title: '',
  price: '860.00',
  discount_price: '0.00',
  stock: 7,
  variant_icon: null,
  variant_icon_picture: null,
  images: [],
};
const product: Product = {
  id: 1,
  name: 'Cream',
  slug: 'cream',
  code: 'VE',
  country_of_origin: 'Україна',
  human: 'For dry skin',
  unit: 'ml',
  is_active: true,
  is_collection_product: false,
  brand: named,
  description: '',
  description_text: '',
  key_ingredients: '',
  presscription: '',
  application: '',
  composition: '',
  product_types: [],
  goals: [],
  skin_types: [],
  variants: [
    { ...variant, gtin: '4820000000017' },
    { ...variant, id: 2, code: 'VE-100', price: '3500.00' },
  ],
};

type Offer = Record<string, unknown>;
const noTerms = { return_policy: 'not_told', return_days: 14, return_paid_by: 'customer' };

const usual = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });

function offersOf(terms: object = noTerms, rules: DeliveryRules = usual): Offer[] {
  const shop = terms as ShopSettings;
  const address = {
    url: 'https://rosa.example/product/cream',
    absolute: (path: string) => path,
    shop,
    shipping: shippingOf(rules),
  };
  return (productThing(pageProduct(product)!, address) as { offers: Offer[] }).offers;
}

test('an offer names the number that its maker printed on it, when there is one', () => {
  expect(offersOf().map(({ sku, gtin }) => [sku, gtin])).toEqual([
    ['VE-50', '4820000000017'],
    ['VE-100', undefined],
  ]);
});

test('an offer says what it costs to bring it: by carrier, and by courier up to the threshold', () => {
  const rates = offersOf().map(({ shippingDetails }) => shippingDetails);
  const to = (value: string, region: object) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'UAH' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UA', ...region },
  });
  expect(rates).toEqual([
    [to('0.00', {}), to('150.00', { addressRegion: '30' })],
    [to('0.00', {}), to('0.00', { addressRegion: '30' })],
  ]);
});

test('nothing is said of returning goods until the owner has chosen', () => {
  for (const offer of offersOf()) expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
});

test.each([
  [
    { return_policy: 'accepted', return_days: 30, return_paid_by: 'shop' },
    {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  ],
  [
    { return_policy: 'accepted', return_days: 14, return_paid_by: 'customer' },
    {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  ],
  [
    { ...noTerms, return_policy: 'not_accepted' },
    { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  ],
])('%o is told to search engines', (terms, policy) => {
  expect(offersOf(terms)[0]!.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'UA',
    ...policy,
  });
});

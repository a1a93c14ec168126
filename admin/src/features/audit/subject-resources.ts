/** The resource of each audit subject. */
export const subjectResources: Record<string, string> = {
  order: 'orders',
  product: 'products',
  brand: 'brands',
  skin_type: 'skin-types',
  product_type: 'product-types',
  collection: 'collections',
  banner: 'banners',
  page: 'information-pages',
  certificate_offer: 'certificate-offers',
  partner_option: 'partner-options',
  promo_code: 'promo-codes',
  certificate: 'certificates',
  customer: 'customers',
  partner_application: 'partner-applications',
  staff: 'staff',
};

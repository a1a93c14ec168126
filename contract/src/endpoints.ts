import { adminEndpoints } from './admin-endpoints.ts';
import { blocksEndpoint } from './blocks.ts';
import * as catalogue from './catalogue.ts';
import * as certificates from './certificates.ts';
import * as customers from './customers.ts';
import * as delivery from './delivery.ts';
import { infoPageEndpoint, informationPageEndpoint, publishedPagesEndpoint } from './information.ts';
import { listingEndpoint, searchListingEndpoint } from './listings.ts';
import * as newsletter from './newsletter.ts';
import { cancelOrderEndpoint, createOrderEndpoint, orderEndpoint } from './orders.ts';
import { parcelEndpoint } from './parcels.ts';
import { applyAsPartnerEndpoint, partnerOptionsEndpoint } from './partners.ts';
import * as passwords from './passwords.ts';
import { checkPayEndpoint, payOrderEndpoint, widgetClosedEndpoint } from './payments.ts';
import { validatePromoCodeEndpoint } from './promo-codes.ts';
import { noteSearchEndpoint, popularWordsEndpoint } from './searches.ts';
import * as sessions from './sessions.ts';
import { shopSettingsEndpoint } from './shop-settings.ts';

/** All endpoints of the API: the OpenAPI document and the typed client derive from this list. */
export const endpoints = [
  catalogue.navbarEndpoint,
  catalogue.collectionsEndpoint,
  catalogue.collectionProductsEndpoint,
  catalogue.allProductsEndpoint,
  catalogue.bestProductsEndpoint,
  catalogue.searchEndpoint,
  popularWordsEndpoint,
  noteSearchEndpoint,
  catalogue.homeBannersEndpoint,
  catalogue.brandEndpoint,
  ...Object.values(catalogue.kindEndpoints),
  listingEndpoint,
  searchListingEndpoint,
  catalogue.productEndpoint,
  catalogue.variantsEndpoint,
  certificates.certificateVariantsEndpoint,
  certificates.certificateProductsEndpoint,
  delivery.searchCitiesEndpoint,
  delivery.searchBranchesEndpoint,
  delivery.searchStreetsEndpoint,
  delivery.estimateDeliveryEndpoint,
  publishedPagesEndpoint,
  informationPageEndpoint,
  infoPageEndpoint,
  blocksEndpoint,
  shopSettingsEndpoint,
  newsletter.subscribeEndpoint,
  newsletter.confirmSubscriptionEndpoint,
  newsletter.unsubscribeEndpoint,
  partnerOptionsEndpoint,
  applyAsPartnerEndpoint,
  validatePromoCodeEndpoint,
  certificates.validateCertificateEndpoint,
  createOrderEndpoint,
  orderEndpoint,
  parcelEndpoint,
  payOrderEndpoint,
  cancelOrderEndpoint,
  widgetClosedEndpoint,
  checkPayEndpoint,
  customers.registerEndpoint,
  customers.activateEndpoint,
  customers.resendActivationEndpoint,
  customers.confirmEmailEndpoint,
  customers.currentUserEndpoint,
  customers.updateProfileEndpoint,
  customers.accountOrdersEndpoint,
  customers.wishesEndpoint,
  customers.putWishesEndpoint,
  customers.exportEndpoint,
  customers.deleteAccountEndpoint,
  sessions.signInEndpoint,
  sessions.refreshEndpoint,
  sessions.refreshAccountEndpoint,
  sessions.signOutEndpoint,
  sessions.signOutEverywhereEndpoint,
  sessions.sessionsEndpoint,
  sessions.endSessionEndpoint,
  passwords.requestResetEndpoint,
  passwords.confirmResetEndpoint,
  passwords.changePasswordEndpoint,
  ...adminEndpoints,
] as const;

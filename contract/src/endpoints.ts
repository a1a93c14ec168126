import * as catalogue from './catalogue.ts';
import * as certificates from './certificates.ts';
import { informationPageEndpoint } from './information.ts';
import { subscribeEndpoint } from './newsletter.ts';
import { shopSettingsEndpoint } from './shop-settings.ts';

/** The whole API in one list: the OpenAPI document and the typed client derive from it. */
export const endpoints = [
  catalogue.navbarEndpoint,
  catalogue.collectionsEndpoint,
  catalogue.collectionProductsEndpoint,
  catalogue.allProductsEndpoint,
  catalogue.bestProductsEndpoint,
  catalogue.searchEndpoint,
  catalogue.homeBannersEndpoint,
  catalogue.brandEndpoint,
  catalogue.skinTypeEndpoint,
  catalogue.productTypeEndpoint,
  catalogue.productEndpoint,
  catalogue.variantsEndpoint,
  certificates.certificateVariantsEndpoint,
  certificates.certificateProductsEndpoint,
  informationPageEndpoint,
  shopSettingsEndpoint,
  subscribeEndpoint,
] as const;

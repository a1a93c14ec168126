import type { FastifyInstance } from 'fastify';
import { appManifestRoutes } from '../features/app-manifest/app-manifest.routes.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts';
import { productRoutes } from '../features/catalogue/editing/products.routes.ts';
import { certificateAdminRoutes, certificateRoutes } from '../features/certificates/certificates.routes.ts';
import { checkoutRoutes } from '../features/checkout/checkout.routes.ts';
import { contentRoutes } from '../features/content-editing/content.routes.ts';
import { customerAdminRoutes } from '../features/customers/customer-admin.routes.ts';
import { customerRoutes } from '../features/customers/customers.routes.ts';
import { sessionRoutes } from '../features/customers/sessions/sessions.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { deliveryRoutes } from '../features/delivery/delivery.routes.ts';
import { exchangeRoutes } from '../features/exchange/exchange.routes.ts';
import { feedRoutes } from '../features/feeds/feeds.routes.ts';
import { informationRoutes } from '../features/information/information.routes.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import { pictureRoutes } from '../features/media/pictures.routes.ts';
import { newsletterRoutes, oneClickRoutes } from '../features/newsletter/newsletter.routes.ts';
import { newsletterAdminRoutes } from '../features/newsletter/newsletter-admin.routes.ts';
import { letterAdminRoutes } from '../features/notifications/letter-admin.routes.ts';
import { orderHandlingRoutes } from '../features/order-handling/order-handling.routes.ts';
import { partnerAdminRoutes } from '../features/partners/partner-admin.routes.ts';
import { partnerRoutes } from '../features/partners/partners.routes.ts';
import { paymentRoutes, providerRoutes } from '../features/payments/payments.routes.ts';
import { strayPaymentRoutes } from '../features/payments/stray/stray-payments.routes.ts';
import { promoCodeRoutes } from '../features/promo-codes/promo-codes.routes.ts';
import type { RateLimiter } from '../features/rate-limits/rate-limiter.ts';
import { searchEngineRoutes } from '../features/search-engines/search-engines.routes.ts';
import { shippingRoutes } from '../features/shipping/shipping.routes.ts';
import { shopSettingsRoutes } from '../features/shop-settings/shop-settings.routes.ts';
import { staffAuthRoutes } from '../features/staff/sign-in/staff-auth.routes.ts';
import { staffRoutes } from '../features/staff/staff.routes.ts';
import { stockRoutes } from '../features/stock/stock.routes.ts';
import type { Shop } from '../shop.ts';
import type { Serve } from './serving/serving.ts';

type Serving = { serve: Serve; rateLimiter: RateLimiter; hasRateLimits: boolean; needsSecondFactor: boolean };

/** Binds all endpoints. */
export async function bindRoutes(app: FastifyInstance, shop: Shop, serving: Serving): Promise<void> {
  catalogueRoutes(serving.serve, shop);
  certificateRoutes(serving, shop);
  informationRoutes(serving, shop);
  shopSettingsRoutes(serving, shop);
  newsletterRoutes(serving.serve, shop);
  await app.register(oneClickRoutes, shop);
  await partnerRoutes(serving, shop);
  customerRoutes(serving.serve, shop);
  sessionRoutes(serving.serve, shop);
  promoCodeRoutes(serving, shop);
  checkoutRoutes(serving, shop);
  paymentRoutes(serving.serve, shop);
  await app.register(providerRoutes, { ...shop, rateLimiter: serving.rateLimiter });
  deliveryRoutes(serving, shop);
  searchEngineRoutes(serving.serve, shop);
  feedRoutes(serving.serve, shop);
  appManifestRoutes(serving.serve, shop);
  mediaRoutes(app, shop);

  // Staff only.
  certificateAdminRoutes(serving, shop);
  contentRoutes(serving, shop);
  newsletterAdminRoutes(serving, shop);
  partnerAdminRoutes(serving, shop);
  letterAdminRoutes(serving, shop);
  customerAdminRoutes(serving, shop);
  strayPaymentRoutes(serving, shop);
  orderHandlingRoutes(serving, shop);
  staffAuthRoutes(serving, shop, serving);
  shippingRoutes(serving, shop);
  staffRoutes(serving.serve, shop);
  exchangeRoutes(serving, shop);
  productRoutes(serving, shop);
  stockRoutes(serving, shop);
  pictureRoutes(serving, shop);
  auditRoutes(serving.serve, shop);
  dashboardRoutes(serving.serve, shop);
}

import { listAuditEndpoint } from './admin/audit.ts';
import * as auth from './admin/auth.ts';
import { bannerCalls } from './admin/banners.ts';
import * as blocks from './admin/blocks.ts';
import { brandCalls } from './admin/brands.ts';
import { certificateOfferCalls } from './admin/certificate-offers.ts';
import * as certificates from './admin/certificates.ts';
import { collectionCalls } from './admin/collections.ts';
import * as customers from './admin/customers.ts';
import { dashboardEndpoint, movedByHandEndpoint } from './admin/dashboard.ts';
import { changeDeliveriesEndpoint, readDeliveriesEndpoint } from './admin/deliveries.ts';
import { readDemonstrationEndpoint, removeDemonstrationEndpoint } from './admin/demonstration.ts';
import * as exchange from './admin/exchange.ts';
import * as firstSteps from './admin/first-steps.ts';
import * as pages from './admin/information-pages.ts';
import { kindCalls } from './admin/kinds.ts';
import * as letterTexts from './admin/letter-texts.ts';
import * as letters from './admin/letters.ts';
import * as look from './admin/look.ts';
import * as orderActions from './admin/order-actions.ts';
import * as orders from './admin/orders.ts';
import * as partners from './admin/partner-applications.ts';
import { partnerOptionCalls } from './admin/partner-options.ts';
import { popularWordCalls } from './admin/popular-words.ts';
import * as prices from './admin/prices.ts';
import * as products from './admin/products.ts';
import * as promoCodes from './admin/promo-codes.ts';
import { searchSynonymCalls } from './admin/search-synonyms.ts';
import * as settings from './admin/settings.ts';
import * as shipping from './admin/shipping.ts';
import * as staff from './admin/staff.ts';
import * as staffRoles from './admin/staff-roles.ts';
import * as stock from './admin/stock.ts';
import { strayPaymentsEndpoint } from './admin/stray-payments.ts';
import * as subscriptions from './admin/subscriptions.ts';

/** The endpoints of the back office. */
export const adminEndpoints = [
  auth.staffSignInEndpoint,
  auth.staffSignOutEndpoint,
  auth.requestStaffResetEndpoint,
  auth.readStaffLinkEndpoint,
  auth.setStaffPasswordEndpoint,
  auth.staffIdentityEndpoint,
  auth.changeStaffPasswordEndpoint,
  auth.beginSecondFactorEndpoint,
  auth.confirmSecondFactorEndpoint,
  auth.removeSecondFactorEndpoint,
  auth.makeRecoveryCodesEndpoint,
  shipping.readSenderEndpoint,
  shipping.setSenderEndpoint,
  shipping.readShippingEndpoint,
  shipping.planParcelEndpoint,
  shipping.createWaybillEndpoint,
  shipping.typeWaybillEndpoint,
  shipping.deleteWaybillEndpoint,
  shipping.shipOrderEndpoint,
  shipping.trackOrderEndpoint,
  shipping.readLabelEndpoint,
  ...brandCalls,
  ...Object.values(kindCalls).flat(),
  ...collectionCalls,
  ...bannerCalls,
  ...certificateOfferCalls,
  ...partnerOptionCalls,
  ...searchSynonymCalls,
  ...popularWordCalls,
  pages.listPagesEndpoint,
  pages.createPageEndpoint,
  pages.readPageEndpoint,
  pages.publishPageEndpoint,
  pages.deletePageEndpoint,
  pages.savePageDraftEndpoint,
  pages.discardPageDraftEndpoint,
  pages.withdrawPageEndpoint,
  pages.movePageEndpoint,
  pages.previewPageEndpoint,
  pages.pageVersionsEndpoint,
  pages.restorePageEndpoint,
  blocks.listPlacesEndpoint,
  blocks.readPlaceEndpoint,
  blocks.saveDraftEndpoint,
  blocks.dropDraftEndpoint,
  blocks.publishBlocksEndpoint,
  blocks.takeBackBlocksEndpoint,
  blocks.blockVersionsEndpoint,
  blocks.restoreBlocksEndpoint,
  blocks.previewBlocksEndpoint,
  settings.readSettingsEndpoint,
  settings.changeSettingsEndpoint,
  readDeliveriesEndpoint,
  changeDeliveriesEndpoint,
  look.readLookEndpoint,
  look.changeLookEndpoint,
  look.keepLookPictureEndpoint,
  settings.readMaintenanceEndpoint,
  settings.switchMaintenanceEndpoint,
  promoCodes.promoCodesEndpoint,
  promoCodes.promoCodeEndpoint,
  promoCodes.promoCodeUsesEndpoint,
  promoCodes.createPromoCodeEndpoint,
  promoCodes.changePromoCodeEndpoint,
  promoCodes.deletePromoCodeEndpoint,
  staff.listStaffEndpoint,
  staff.staffMemberEndpoint,
  staff.addStaffMemberEndpoint,
  staff.inviteStaffAgainEndpoint,
  staff.withdrawInvitationEndpoint,
  staff.changeStaffMemberEndpoint,
  staff.giveStaffPasswordEndpoint,
  staff.resetSecondFactorEndpoint,
  staff.endStaffSessionsEndpoint,
  staffRoles.listRolesEndpoint,
  staffRoles.readRoleEndpoint,
  staffRoles.addRoleEndpoint,
  staffRoles.changeRoleEndpoint,
  staffRoles.deleteRoleEndpoint,
  readDemonstrationEndpoint,
  removeDemonstrationEndpoint,
  exchange.exportProductsEndpoint,
  exchange.exportOrdersEndpoint,
  exchange.exportCustomersEndpoint,
  exchange.exportSubscriptionsEndpoint,
  exchange.exportContentEndpoint,
  exchange.importProductsEndpoint,
  exchange.importStockEndpoint,
  products.listProductsEndpoint,
  products.readProductEndpoint,
  products.createProductEndpoint,
  products.updateProductEndpoint,
  products.duplicateProductEndpoint,
  products.archiveProductEndpoint,
  products.restoreProductEndpoint,
  products.keepPictureEndpoint,
  prices.previewPricesEndpoint,
  prices.changePricesEndpoint,
  stock.changeStockEndpoint,
  stock.listStockMovementsEndpoint,
  orders.adminOrdersEndpoint,
  orders.newOrdersEndpoint,
  orders.adminOrderEndpoint,
  orderActions.confirmOrderEndpoint,
  orderActions.packOrderEndpoint,
  orderActions.completeOrderEndpoint,
  orderActions.cancelOrderEndpoint,
  orderActions.returnGoodsEndpoint,
  orderActions.markPaidEndpoint,
  orderActions.refundOrderEndpoint,
  orderActions.addOrderNoteEndpoint,
  orderActions.changeDeliveryEndpoint,
  orderActions.resolveAttentionEndpoint,
  orderActions.packingSlipEndpoint,
  orderActions.invoiceEndpoint,
  certificates.certificatesEndpoint,
  certificates.certificateEndpoint,
  certificates.issueCertificateEndpoint,
  certificates.blockCertificateEndpoint,
  certificates.unblockCertificateEndpoint,
  certificates.adjustCertificateEndpoint,
  certificates.printCertificateEndpoint,
  listAuditEndpoint,
  customers.customersEndpoint,
  customers.customerEndpoint,
  customers.mailActivationEndpoint,
  customers.eraseCustomerEndpoint,
  customers.erasePersonEndpoint,
  partners.partnerApplicationsEndpoint,
  partners.partnerApplicationEndpoint,
  partners.partnerPhotoEndpoint,
  partners.approvePartnerEndpoint,
  partners.declinePartnerEndpoint,
  subscriptions.subscriptionsEndpoint,
  subscriptions.endSubscriptionEndpoint,
  letterTexts.listLetterTextsEndpoint,
  letterTexts.readLetterTextEndpoint,
  letterTexts.changeLetterTextEndpoint,
  letterTexts.restoreLetterTextEndpoint,
  letterTexts.previewLetterEndpoint,
  letterTexts.tryLetterEndpoint,
  firstSteps.readFirstStepsEndpoint,
  firstSteps.openShopEndpoint,
  firstSteps.sendTestLetterEndpoint,
  firstSteps.testLetterArrivedEndpoint,
  letters.lettersEndpoint,
  letters.sendLetterAgainEndpoint,
  letters.readLetterEndpoint,
  letters.askForLetterAgainEndpoint,
  strayPaymentsEndpoint,
  dashboardEndpoint,
  movedByHandEndpoint,
] as const;

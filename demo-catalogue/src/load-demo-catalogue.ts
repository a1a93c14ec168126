import { kopiykas } from '@shop/domain/money.ts';
import { ofEachProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { demonstrationLimits } from '@shop/domain/reservations.ts';
import type { Transaction } from '@shop/server/database/database.ts';
import { addBrand, addCollection, addHomeBanner, addKind } from '@shop/server/features/catalogue/add-to-catalogue.ts';
import { addSynonyms } from '@shop/server/features/catalogue/search/search-index.queries.ts';
import { adjustCertificate } from '@shop/server/features/certificates/adjust-certificate.ts';
import { issueCertificate } from '@shop/server/features/certificates/issuing/issue-certificate.ts';
import { offerCertificate } from '@shop/server/features/certificates/offer-certificate.ts';
import { createCustomer } from '@shop/server/features/customers/create-customer.ts';
import { publishPage } from '@shop/server/features/information/publish-page.ts';
import type { MediaStore } from '@shop/server/features/media/media-store.ts';
import { addPartnerOptions } from '@shop/server/features/partners/partners.queries.ts';
import { addOwnWords } from '@shop/server/features/popular-words/popular-words.queries.ts';
import { createPromoCode } from '@shop/server/features/promo-codes/create-promo-code.ts';
import { readDeliveryRules, saveDeliveryRules } from '@shop/server/features/shop-settings/delivery-rules.ts';
import { saveOrderNoticeEmails } from '@shop/server/features/shop-settings/order-notices.ts';
import { savePublicSettings } from '@shop/server/features/shop-settings/public-settings.ts';
import { saveReservationLimits } from '@shop/server/features/shop-settings/reservation-limits.ts';
import { saveSerialPrefix } from '@shop/server/features/shop-settings/serial-prefix.ts';
import { createStaff } from '@shop/server/features/staff/create-staff.ts';
import { demoAccounts } from './accounts.ts';
import { demoBrands } from './brands.ts';
import { demoCertificates } from './certificates.ts';
import { demoIssuedCertificates, demoPromoCodes } from './codes.ts';
import { demoCollection } from './collection.ts';
import type { DemoBanner } from './demo-shapes.ts';
import { demoHomeBanners } from './home-banners.ts';
import { demoKinds } from './kinds.ts';
import { loadLetterTexts } from './load-letter-texts.ts';
import { loadFormerLook, loadLook } from './load-look.ts';
import { loadProducts, type Past } from './load-products.ts';
import { deliveryPage } from './pages/delivery.ts';
import { loyaltyPage } from './pages/loyalty.ts';
import { paymentPage } from './pages/payment.ts';
import { termsPage } from './pages/terms.ts';
import { demoPartnerOptions } from './partner-options.ts';
import { type PictureStore, pictureStore } from './picture-store.ts';
import { demoPopularWords, demoSynonyms } from './search-words.ts';
import { demoShopSettings } from './shop-settings.ts';
import { loadStorefrontBlocks } from './storefront-blocks.ts';

/** Writes the demonstration into an empty shop, with the same functions as the back office. */
export async function loadDemoCatalogue(tx: Transaction, media: MediaStore, past?: Past): Promise<void> {
  const keep = pictureStore(tx, media);
  await loadCatalogue(tx, keep, past);
  await loadCertificates(tx, keep);
  for (const page of [deliveryPage, paymentPage, loyaltyPage, termsPage]) await publishPage(tx, page);
  await loadAccounts(tx, past?.since ?? new Date());
  await loadPartnerOptions(tx);
  await addSynonyms(tx, demoSynonyms);
  await addOwnWords(tx, demoPopularWords);
  await loadSettings(tx);
  await loadLook(tx, keep);
  await loadStorefrontBlocks(tx, keep);
  await loadLetterTexts(tx);
}

/** The settings of the back office. */
export async function loadSettings(tx: Transaction): Promise<void> {
  await savePublicSettings(tx, demoShopSettings);
  await saveSerialPrefix(tx, 'ROSA');
  await loadDeliveryRules(tx);
  await saveReservationLimits(tx, demonstrationLimits);
  const owners = demoAccounts.staff.filter(({ role }) => role === 'owner');
  await saveOrderNoticeEmails(
    tx,
    owners.map(({ email }) => email),
  );
}

/** What a shop that was at work showed before its texts and pages could be edited. */
export async function loadFormerContent(tx: Transaction, media: MediaStore): Promise<void> {
  const keep = pictureStore(tx, media);
  await loadStorefrontBlocks(tx, keep);
  await loadFormerLook(tx, keep);
  await loadLetterTexts(tx);
}

async function loadCatalogue(tx: Transaction, keep: PictureStore, past: Past | undefined): Promise<void> {
  const banner = async ({ file, mobileFile, ...words }: DemoBanner) => ({
    ...words,
    pictureId: await keep(file),
    mobilePictureId: await keep(mobileFile),
  });

  const brandIds = new Map<string, number>();
  for (const [position, { homeBanner, bigBanners, ...brand }] of demoBrands.entries()) {
    const banners = [];
    for (const each of bigBanners) banners.push(await banner(each));
    const id = await addBrand(tx, {
      ...brand,
      homeBannerId: await keep(homeBanner.file),
      homeBannerAlt: homeBanner.alt,
      position,
      banners,
    });
    brandIds.set(brand.slug, id);
  }
  const kindIds = ofEachProductKind(() => new Map<string, number>());
  for (const kind of productKindNames)
    for (const [position, { banner: picture, ...row }] of demoKinds[kind].entries()) {
      const ofPage = picture && { bannerId: await keep(picture.file), bannerAlt: picture.alt };
      kindIds[kind].set(row.slug, await addKind(tx, kind, { ...row, ...ofPage, position }));
    }
  for (const [position, each] of demoHomeBanners.entries())
    await addHomeBanner(tx, { ...(await banner(each)), position });

  const { file, mobileFile, ...collection } = demoCollection;
  await addCollection(tx, {
    ...collection,
    bannerId: await keep(file),
    mobileBannerId: await keep(mobileFile),
    isActive: true,
  });

  await loadProducts(tx, { past, keep, brandIds, kindIds });
}

async function loadCertificates(tx: Transaction, keep: PictureStore): Promise<void> {
  for (const [position, { valuesHryvnias, ...certificate }] of demoCertificates.entries()) {
    // Without an icon, the storefront draws one with the value.
    const values = valuesHryvnias.map((hryvnias) => kopiykas(hryvnias * 100));
    const variants = values.map((value) => ({ value, price: value, iconId: null }));
    const pictureId = await keep('gift-certificate.webp');
    const pictureAlt = 'Подарунковий сертифікат зі стрічкою';
    await offerCertificate(tx, { ...certificate, pictureId, pictureAlt, position, variants });
  }
  for (const { serialNumber, amountHryvnias, validUntil, isSpent } of demoIssuedCertificates) {
    const amount = kopiykas(amountHryvnias * 100);
    const id = await issueCertificate(tx, { serialNumber, amount, validUntil });
    if (isSpent) await adjustCertificate(tx, id, kopiykas(-amount), { note: 'demo' });
  }
  for (const promoCode of demoPromoCodes) await createPromoCode(tx, promoCode);
}

async function loadAccounts(tx: Transaction, since: Date): Promise<void> {
  await createCustomer(tx, { ...demoAccounts.customer, activatedAt: since, createdAt: since });
  for (const member of demoAccounts.staff) await createStaff(tx, member);
}

async function loadPartnerOptions(tx: Transaction): Promise<void> {
  await addPartnerOptions(tx, 'position', demoPartnerOptions.positions);
  await addPartnerOptions(tx, 'education', demoPartnerOptions.educations);
  await addPartnerOptions(tx, 'specialization', demoPartnerOptions.specializations);
  await addPartnerOptions(tx, 'workplace', demoPartnerOptions.workplaces);
  await addPartnerOptions(tx, 'how_they', demoPartnerOptions.how_they);
}

/** The usual prices, with the days that the demonstration promises. */
async function loadDeliveryRules(tx: Transaction): Promise<void> {
  const rules = await readDeliveryRules(tx);
  await saveDeliveryRules(tx, {
    ...rules,
    zones: rules.zones.map((zone) => ({ ...zone, days: 2 })),
    dispatch: { untilHour: 14, weekdays: [1, 2, 3, 4, 5, 6] },
  });
}

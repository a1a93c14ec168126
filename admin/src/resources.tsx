import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CreditCardOff from '@mui/icons-material/CreditCardOffOutlined';
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import ImportExport from '@mui/icons-material/ImportExport';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import MailOutline from '@mui/icons-material/MailOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Spa from '@mui/icons-material/SpaOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import { right } from '@shop/contract/admin/rights.ts';
import { editors, owners } from '@shop/contract/admin/roles.ts';
import { auditWording } from '@shop/wording/admin/audit.ts';
import { certificatesWording } from '@shop/wording/admin/certificates.ts';
import { customersWording } from '@shop/wording/admin/customers.ts';
import { deliveriesWording } from '@shop/wording/admin/deliveries.ts';
import { demonstrationWording } from '@shop/wording/admin/demonstration.ts';
import { exchangeWording } from '@shop/wording/admin/exchange.ts';
import { letterTextsWording } from '@shop/wording/admin/letter-texts.ts';
import { lettersWording } from '@shop/wording/admin/letters.ts';
import { lookWording } from '@shop/wording/admin/look.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { pagesWording } from '@shop/wording/admin/pages.ts';
import { partnerApplicationsWording } from '@shop/wording/admin/partner-applications.ts';
import { productsWording } from '@shop/wording/admin/products.ts';
import { promoCodesWording } from '@shop/wording/admin/promo-codes.ts';
import { roleWording } from '@shop/wording/admin/roles.ts';
import { settingsWording } from '@shop/wording/admin/settings.ts';
import { senderWording } from '@shop/wording/admin/shipping.ts';
import { staffWording } from '@shop/wording/admin/staff.ts';
import { strayPaymentsWording } from '@shop/wording/admin/stray-payments.ts';
import { subscriptionsWording } from '@shop/wording/admin/subscriptions.ts';
import type { AdminResource } from './admin-resource.ts';
import { AuditList } from './features/audit/audit-list.tsx';
import { blocks } from './features/blocks/blocks.tsx';
import { CertificateCreate } from './features/certificates/certificate-create.tsx';
import { CertificateList } from './features/certificates/certificate-list.tsx';
import { CertificateShow } from './features/certificates/certificate-show.tsx';
import { banners } from './features/content/banners.ts';
import { brands } from './features/content/brands.ts';
import { certificateOffers } from './features/content/certificate-offers.ts';
import { collections } from './features/content/collections.ts';
import { kinds } from './features/content/kinds.ts';
import { partnerOptions } from './features/content/partner-options.ts';
import { popularWords } from './features/content/popular-words.ts';
import { searchSynonyms } from './features/content/search-synonyms.ts';
import { CustomerList } from './features/customers/customer-list.tsx';
import { CustomerShow } from './features/customers/customer-show.tsx';
import { DeliveriesPage } from './features/deliveries/deliveries-page.tsx';
import { DemonstrationPage } from './features/demonstration/demonstration-page.tsx';
import { ExchangePage } from './features/exchange/exchange-page.tsx';
import { LetterTextEdit } from './features/letter-texts/letter-text-edit.tsx';
import { LetterTextList } from './features/letter-texts/letter-text-list.tsx';
import { LetterList } from './features/letters/letter-list.tsx';
import { LookPage } from './features/look/look-page.tsx';
import { OrderList } from './features/orders/order-list.tsx';
import { OrderPage } from './features/orders/order-page.tsx';
import { PageCreate, PageEdit } from './features/pages/page-forms.tsx';
import { PageList } from './features/pages/page-list.tsx';
import { ApplicationList } from './features/partner-applications/application-list.tsx';
import { ApplicationShow } from './features/partner-applications/application-show.tsx';
import { ProductList } from './features/products/product-list.tsx';
import { ProductCreate, ProductEdit } from './features/products/product-pages.tsx';
import { ProductShow } from './features/products/product-show.tsx';
import { PromoCodeList } from './features/promo-codes/promo-code-list.tsx';
import { PromoCodeCreate, PromoCodeEdit } from './features/promo-codes/promo-code-pages.tsx';
import { RoleCreate, RoleEdit } from './features/roles/role-form.tsx';
import { RoleList } from './features/roles/role-list.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { SenderPage } from './features/shipping/sender-page.tsx';
import { StaffList } from './features/staff/staff-list.tsx';
import { StaffCreate, StaffEdit } from './features/staff/staff-pages.tsx';
import { StrayPaymentList } from './features/stray-payments/stray-payment-list.tsx';
import { SubscriptionList } from './features/subscriptions/subscription-list.tsx';

/** Named as in the addresses of the API: 'promo-codes' is /api/v1/admin/promo-codes/. */
export const resources: readonly AdminResource[] = [
  { name: 'orders', words: ordersWording, needs: right('orders'), icon: ShoppingBag, list: OrderList, show: OrderPage },
  brands,
  ...kinds,
  collections,
  blocks,
  banners,
  certificateOffers,
  partnerOptions,
  popularWords,
  searchSynonyms,
  {
    name: 'information-pages',
    words: pagesWording,
    needs: editors,
    icon: Description,
    list: PageList,
    create: PageCreate,
    edit: PageEdit,
    recordRepresentation: 'title',
  },
  { name: 'look', words: lookWording, needs: right('look'), icon: Palette, list: LookPage },
  {
    name: 'letter-texts',
    words: letterTextsWording,
    needs: right('letter_texts'),
    icon: Drafts,
    list: LetterTextList,
    edit: LetterTextEdit,
    recordRepresentation: 'name',
  },
  { name: 'settings', words: settingsWording, needs: owners, icon: Tune, list: SettingsPage },
  { name: 'deliveries', words: deliveriesWording, needs: owners, icon: Payments, list: DeliveriesPage },
  { name: 'sender', words: senderWording, needs: owners, icon: LocalShipping, list: SenderPage },
  {
    name: 'exchange',
    words: exchangeWording,
    needs: right('catalogue', 'stock', 'export_people'),
    icon: ImportExport,
    list: ExchangePage,
  },
  {
    name: 'products',
    words: productsWording,
    needs: right('catalogue'),
    changedBy: right('catalogue_change'),
    icon: Spa,
    list: ProductList,
    create: ProductCreate,
    edit: ProductEdit,
    show: ProductShow,
  },
  {
    name: 'staff',
    words: staffWording,
    needs: right('staff'),
    icon: Badge,
    list: StaffList,
    create: StaffCreate,
    edit: StaffEdit,
  },
  {
    name: 'roles',
    words: roleWording,
    needs: right('roles'),
    icon: AdminPanelSettings,
    list: RoleList,
    create: RoleCreate,
    edit: RoleEdit,
  },
  { name: 'audit', words: auditWording, needs: right('audit'), icon: History, list: AuditList },
  { name: 'demonstration', words: demonstrationWording, needs: owners, icon: DeleteSweep, list: DemonstrationPage },
  {
    name: 'promo-codes',
    words: promoCodesWording,
    recordRepresentation: 'code',
    needs: right('promo_codes'),
    icon: Percent,
    list: PromoCodeList,
    create: PromoCodeCreate,
    edit: PromoCodeEdit,
  },
  {
    name: 'certificates',
    words: certificatesWording,
    needs: right('certificates'),
    icon: CardGiftcard,
    list: CertificateList,
    create: CertificateCreate,
    show: CertificateShow,
  },
  {
    name: 'customers',
    words: customersWording,
    needs: right('customers'),
    icon: People,
    list: CustomerList,
    show: CustomerShow,
  },
  {
    name: 'partner-applications',
    words: partnerApplicationsWording,
    needs: right('partners'),
    icon: Handshake,
    list: ApplicationList,
    show: ApplicationShow,
  },
  {
    name: 'subscriptions',
    words: subscriptionsWording,
    needs: right('subscriptions'),
    icon: MarkEmailRead,
    list: SubscriptionList,
  },
  { name: 'letters', words: lettersWording, needs: right('letters'), icon: MailOutline, list: LetterList },
  {
    name: 'stray-payments',
    words: strayPaymentsWording,
    needs: right('order_money'),
    icon: CreditCardOff,
    list: StrayPaymentList,
  },
];

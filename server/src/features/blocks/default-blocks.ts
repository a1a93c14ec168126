import type { StoredBlock } from '@shop/contract/blocks.ts';
import { StoredBlocks } from '@shop/contract/blocks.ts';
import type { BlockKind, BlockPlace } from '@shop/domain/block-kinds.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { defaultBlockWording as words } from '@shop/wording/default-blocks.ts';
import { informationPageNames } from '@shop/wording/information-pages.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { shellWording } from '@shop/wording/shell.ts';

type Written = { id: string; kind: BlockKind; data?: object };

const questions = { title: words.questions, text: words.questionsText, button: words.toContacts, link: '/contacts' };

const written: Record<BlockPlace, readonly Written[]> = {
  home: [
    { id: 'banners', kind: 'banners' },
    {
      id: 'new',
      kind: 'products',
      data: { title: catalogueWording.newProducts, products: { rule: 'new', count: 20 } },
    },
    { id: 'brands', kind: 'brands', data: { title: words.brands } },
    { id: 'questions', kind: 'picture_text', data: questions },
    { id: 'newsletter', kind: 'newsletter', data: { title: words.newsletter, text: words.newsletterText } },
  ],
  about: [
    { id: 'story', kind: 'story', data: { title: words.about, lead: words.aboutLead, text: words.aboutText } },
    { id: 'ways', kind: 'ways', data: { items: [questions] } },
  ],
  contacts: [{ id: 'contacts', kind: 'contacts' }],
  top_bar: [{ id: 'delivery', kind: 'delivery_promise' }],
  menu: [
    { id: 'brands', kind: 'menu_brands', data: { label: catalogueWording.brands } },
    { id: 'skin-types', kind: 'menu_pages', data: { label: kindWording.skin_type.menu, of: 'skin_type' } },
    { id: 'goals', kind: 'menu_pages', data: { label: kindWording.goal.menu, of: 'goal' } },
    { id: 'product-types', kind: 'menu_pages', data: { label: kindWording.product_type.menu, of: 'product_type' } },
    { id: 'offer', kind: 'menu_offer', data: { label: words.offer, short_label: words.offerShort } },
    {
      id: 'certificates',
      kind: 'menu_link',
      data: { label: shellWording.certificates, short_label: words.certificatesShort, link: '/sertificates' },
    },
    {
      id: 'footnotes',
      kind: 'menu_footnotes',
      data: {
        links: [
          { icon: 'user', label: shellWording.account, link: '/account' },
          { icon: 'truck', label: words.delivery, link: '/page/delivery' },
          { icon: 'message', label: words.toContacts, link: '/contacts' },
        ],
      },
    },
  ],
  footer: [
    { id: 'about', kind: 'about_shop' },
    {
      id: 'catalogue',
      kind: 'links',
      data: {
        title: shellWording.catalogue,
        links: [
          { label: catalogueWording.brands, link: '/#brands' },
          { label: words.offer, link: '/products_collection' },
          { label: shellWording.certificates, link: '/sertificates' },
        ],
      },
    },
    {
      id: 'customers',
      kind: 'links',
      data: {
        title: words.forCustomers,
        links: Object.entries(informationPageNames).map(([type, label]) => ({ label, link: `/page/${type}` })),
      },
    },
    {
      id: 'company',
      kind: 'links',
      data: {
        title: words.company,
        links: [
          { label: words.about, link: '/about-us' },
          { label: words.toContacts, link: '/contacts' },
          { label: words.becomePartner, link: '/partner' },
        ],
      },
    },
    { id: 'connection', kind: 'contact_links', data: { title: words.connection } },
  ],
};

/** What a shop shows in a place before anything is published there. */
export const defaultBlocks = Object.fromEntries(
  Object.entries(written).map(([place, blocks]) => [
    place,
    StoredBlocks.parse(blocks.map((block) => ({ data: {}, ...block }))),
  ]),
) as Record<BlockPlace, StoredBlock[]>;

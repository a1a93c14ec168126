/**
 * The kinds of blocks that pages, footer, top bar and menu are made of, described once: the schema, the form of the back office
 * and what the server resolves are derived from the fields. The words of the form stand in wording/src/admin/blocks.ts, the
 * component in storefront/app/features/blocks/kinds/.
 */
export const blockKinds = {
  /** The carousel of the banners that are edited as records of their own. */
  banners: { fields: { banners: { as: 'home_banners' } } },
  banner: {
    fields: {
      picture: { as: 'picture', isRequired: true },
      phone_picture: { as: 'picture' },
      title: { as: 'line', longest: 120 },
      text: { as: 'lines', longest: 300 },
      link: { as: 'link' },
      tone: { as: 'choice', of: ['dark', 'light'] },
    },
  },
  facts: {
    fields: {
      items: {
        as: 'list',
        most: 4,
        of: { title: { as: 'line', longest: 60, isRequired: true }, text: { as: 'line', longest: 120 } },
      },
    },
  },
  products: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      products: { as: 'products', most: 20 },
    },
  },
  brands: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      brands: { as: 'brands', most: 3 },
    },
  },
  skin_types: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      text: { as: 'lines', longest: 300 },
      pages: { as: 'kind_pages', kind: 'skin_type' },
    },
  },
  goals: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      text: { as: 'lines', longest: 300 },
      pages: { as: 'kind_pages', kind: 'goal' },
    },
  },
  picture_text: {
    fields: {
      look: { as: 'choice', of: ['light', 'dark'] },
      title: { as: 'line', longest: 120, isRequired: true },
      text: { as: 'lines', longest: 600 },
      points: {
        as: 'list',
        most: 6,
        of: { title: { as: 'line', longest: 80, isRequired: true }, text: { as: 'line', longest: 200 } },
      },
      picture: { as: 'picture' },
      button: { as: 'line', longest: 40 },
      link: { as: 'link' },
    },
  },
  /** A title at the left, the words beside it, a wide picture under them. */
  story: {
    fields: {
      title: { as: 'line', longest: 120, isRequired: true },
      lead: { as: 'lines', longest: 400 },
      text: { as: 'lines', longest: 2_000 },
      picture: { as: 'picture' },
      button: { as: 'line', longest: 40 },
      link: { as: 'link' },
    },
  },
  quote: {
    fields: {
      words: { as: 'lines', longest: 400, isRequired: true },
      who: { as: 'line', longest: 80 },
    },
  },
  steps: {
    fields: {
      title: { as: 'line', longest: 120, isRequired: true },
      items: {
        as: 'list',
        most: 6,
        of: { title: { as: 'line', longest: 80, isRequired: true }, text: { as: 'lines', longest: 400 } },
      },
    },
  },
  /** Short texts beside each other, each with a button. */
  ways: {
    fields: {
      items: {
        as: 'list',
        most: 3,
        of: {
          title: { as: 'line', longest: 120, isRequired: true },
          text: { as: 'lines', longest: 400 },
          button: { as: 'line', longest: 40 },
          link: { as: 'link' },
        },
      },
    },
  },
  press: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      picture: { as: 'picture', isRequired: true },
      phone_picture: { as: 'picture' },
    },
  },
  newsletter: {
    fields: {
      title: { as: 'line', longest: 80, isRequired: true },
      text: { as: 'lines', longest: 300 },
    },
  },
  questions: {
    fields: {
      title: { as: 'line', longest: 120, isRequired: true },
      items: {
        as: 'list',
        most: 20,
        of: {
          question: { as: 'line', longest: 200, isRequired: true },
          answer: { as: 'lines', longest: 2_000, isRequired: true },
        },
      },
    },
  },
  rich_text: {
    fields: { title: { as: 'line', longest: 120 }, text: { as: 'html', isRequired: true } },
  },
  /** Phone, e-mail, address, hours and networks of the settings. */
  contacts: { fields: { note: { as: 'line', longest: 200 } } },
  /** The film of the shop. */
  film: { fields: { caption: { as: 'line', longest: 200 } } },

  about_shop: { fields: { text: { as: 'lines', longest: 300 } } },
  links: {
    fields: {
      title: { as: 'line', longest: 40, isRequired: true },
      links: {
        as: 'list',
        most: 12,
        of: { label: { as: 'line', longest: 60, isRequired: true }, link: { as: 'link', isNeeded: true } },
      },
    },
  },
  contact_links: { fields: { title: { as: 'line', longest: 40, isRequired: true } } },

  announcement: { fields: { text: { as: 'line', longest: 160, isRequired: true }, link: { as: 'link' } } },
  /** Made from the selling rules, so that it cannot promise what an order does not get. */
  delivery_promise: { fields: {} },

  menu_brands: { fields: { label: { as: 'line', longest: 30, isRequired: true } } },
  menu_pages: {
    fields: {
      label: { as: 'line', longest: 30, isRequired: true },
      of: { as: 'choice', of: ['skin_type', 'goal', 'product_type'] },
    },
  },
  /** Shown while the first special offer is active. */
  menu_offer: {
    fields: {
      label: { as: 'line', longest: 40, isRequired: true },
      short_label: { as: 'line', longest: 20 },
    },
  },
  menu_link: {
    fields: {
      label: { as: 'line', longest: 40, isRequired: true },
      short_label: { as: 'line', longest: 20 },
      link: { as: 'link', isNeeded: true },
    },
  },
  /** At the end of the menu on phones. */
  menu_footnotes: {
    fields: {
      links: {
        as: 'list',
        most: 6,
        of: {
          icon: { as: 'choice', of: ['user', 'truck', 'message', 'heart'] },
          label: { as: 'line', longest: 40, isRequired: true },
          link: { as: 'link', isNeeded: true },
        },
      },
    },
  },
} as const satisfies Record<string, { fields: Record<string, BlockField> }>;

export type BlockField =
  | { as: 'line' | 'lines'; longest: number; isRequired?: true }
  /** Cleaned by an allow-list when it is saved. */
  | { as: 'html'; isRequired?: true }
  /** The first one is chosen in a new block. */
  | { as: 'choice'; of: readonly [string, ...string[]] }
  /** A stored picture with its alternative text. */
  | { as: 'picture'; isRequired?: true }
  /** An own path or an https address. A link to a page that is not published is not shown. */
  | {
      as: 'link';
      /** Without it, the entry of the list, or the block, is not shown. */
      isNeeded?: true;
    }
  | { as: 'list'; most: number; of: Record<string, Exclude<BlockField, { as: 'list' | 'products' }>> }
  /** Products by a rule. */
  | { as: 'products'; most: number }
  /** Brands by hand; the first ones of the navigation fill up what is missing. */
  | { as: 'brands'; most: number }
  /** All pages of a kind of products; nothing to be typed. */
  | { as: 'kind_pages'; kind: 'skin_type' | 'goal' | 'product_type' }
  /** The banners of the home page that are shown now; nothing to be typed. */
  | { as: 'home_banners' };

export type BlockKind = keyof typeof blockKinds;
export const blockKindNames = Object.keys(blockKinds) as readonly BlockKind[];
export const fieldsOfBlock = (kind: BlockKind): Readonly<Record<string, BlockField>> => blockKinds[kind].fields;

/** Which products a block shows. `by_hand` shows the chosen ones in their order; the last four, those of the named record. */
export const productRules = [
  'new',
  'bestsellers',
  'on_sale',
  'by_hand',
  'product_type',
  'skin_type',
  'goal',
  'brand',
] as const;
export type ProductRule = (typeof productRules)[number];

const content = [
  'banners',
  'banner',
  'facts',
  'products',
  'brands',
  'skin_types',
  'goals',
  'picture_text',
  'story',
  'quote',
  'steps',
  'ways',
  'press',
  'newsletter',
  'questions',
  'rich_text',
] as const;

/** What is made of blocks, and the kinds that fit there. */
export const blockPlaces = {
  home: content,
  about: content,
  contacts: ['contacts', 'film', ...content],
  top_bar: ['announcement', 'delivery_promise'],
  menu: ['menu_brands', 'menu_pages', 'menu_offer', 'menu_link', 'menu_footnotes'],
  footer: ['about_shop', 'links', 'contact_links'],
} as const satisfies Record<string, readonly BlockKind[]>;

export type BlockPlace = keyof typeof blockPlaces;
export const blockPlaceNames = Object.keys(blockPlaces) as readonly BlockPlace[];

/** Blocks of one place at most: pages stay quick, and a form stays usable. */
export const mostBlocks = 40;

type Scheduled = { is_on: boolean; from: string | null; until: string | null };

/** Whether a block is shown at this moment. It begins with its first moment and ends before its last. */
export function isBlockShown({ is_on, from, until }: Scheduled, now: Date): boolean {
  return (
    is_on &&
    (from === null || Date.parse(from) <= now.getTime()) &&
    (until === null || now.getTime() < Date.parse(until))
  );
}

/** The next moment at which what is shown changes by itself; undefined if never. */
export function nextBlockChange(blocks: readonly Scheduled[], now: Date): Date | undefined {
  const moments = blocks
    .filter(({ is_on }) => is_on)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .filter((moment) => moment > now.getTime());
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

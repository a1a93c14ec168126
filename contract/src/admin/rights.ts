// No schemas in this file: the back office loads it in the browser.

type RightFacts = {
  /** The heading under which the back office lists it. */
  group: 'sales' | 'catalogue' | 'people' | 'shop';
  /** Whom of the built-in roles it belongs to, beside the owner, who has all. */
  of?: readonly ('manager' | 'content_editor')[];
  /** A right without which this one is of no use: it is given along. */
  requires?: string;
  /** No own role may have it. */
  isOnlyOwners?: true;
};

const manager = ['manager'] as const;
const editor = ['content_editor'] as const;
const both = ['manager', 'content_editor'] as const;

/** All rights of staff. An endpoint names the right that it needs; a role is a set of rights. */
export const rights = {
  dashboard: { group: 'sales', of: manager },
  orders: { group: 'sales', of: manager },
  order_steps: { group: 'sales', of: manager, requires: 'orders' },
  order_money: { group: 'sales', of: manager, requires: 'orders' },
  promo_codes: { group: 'sales', of: manager },
  certificates: { group: 'sales', of: manager },
  catalogue: { group: 'catalogue', of: both },
  catalogue_change: { group: 'catalogue', of: editor, requires: 'catalogue' },
  stock: { group: 'catalogue', of: manager, requires: 'catalogue' },
  content: { group: 'catalogue', of: editor, requires: 'catalogue' },
  look: { group: 'catalogue', of: editor },
  letter_texts: { group: 'catalogue', of: editor },
  customers: { group: 'people', of: manager },
  partners: { group: 'people', of: manager },
  subscriptions: { group: 'people', of: manager },
  letters: { group: 'people', of: manager },
  export_people: { group: 'people', of: manager },
  erasure: { group: 'people', isOnlyOwners: true },
  settings: { group: 'shop', isOnlyOwners: true },
  staff: { group: 'shop', isOnlyOwners: true },
  roles: { group: 'shop', isOnlyOwners: true },
  audit: { group: 'shop', isOnlyOwners: true },
  /** Beyond the limits of money by hand, of prices and of promo codes, and the view of who used them. */
  limits: { group: 'shop', isOnlyOwners: true },
} as const satisfies Record<string, RightFacts>;

export type Right = keyof typeof rights;
export type RightGroup = RightFacts['group'];
const facts: Record<Right, RightFacts> = rights;

export const allRights = Object.keys(rights) as readonly Right[];
export const rightGroups = ['sales', 'catalogue', 'people', 'shop'] as const satisfies readonly RightGroup[];

export const groupOf = (right: Right): RightGroup => facts[right].group;
export const isOnlyOwners = (right: Right): boolean => facts[right].isOnlyOwners === true;

/** What own roles can be made of. */
export const givableRights = allRights.filter((right) => !isOnlyOwners(right));

/** Who of the staff may call an endpoint: whoever has one of these rights, or everybody. */
export type NeededRight = { staff: readonly Right[] | 'everybody' };

export const right = (...oneOf: readonly [Right, ...Right[]]): NeededRight => ({ staff: oneOf });

export const isAllowed = ({ staff }: NeededRight, held: readonly Right[]): boolean =>
  staff === 'everybody' || staff.some((each) => held.includes(each));

/** Rights with those that they require, in the order of the table. */
export function withRequired(given: readonly Right[]): Right[] {
  const required = given.flatMap((each) => facts[each].requires ?? []);
  return allRights.filter((each) => given.includes(each) || (required as readonly string[]).includes(each));
}

export const builtInRights = (role: 'owner' | 'manager' | 'content_editor'): readonly Right[] =>
  role === 'owner' ? allRights : allRights.filter((each) => facts[each].of?.includes(role));

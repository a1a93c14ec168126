/** What the owner of a new shop does before opening it, in the order of the list. */
export const firstSteps = [
  'seller',
  'contacts',
  'delivery',
  'pages',
  'product',
  'second_factor',
  'letter',
  'payment',
  'backup',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** A shop may be opened without these; its owner is asked once more. The law or the customers need the others. */
export const postponableSteps = ['letter', 'payment', 'backup'] as const satisfies readonly FirstStep[];
export type PostponableStep = (typeof postponableSteps)[number];

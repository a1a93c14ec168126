/** What a word may mean, the best reason to show a product first. */
export const meaningFields = ['name', 'brand', 'type', 'skin_type', 'goal', 'ingredient', 'concern'] as const;
export type MeaningField = (typeof meaningFields)[number];

/** Why a product was found: its name or a code has the words, or it is what they mean. */
export const searchReasons = ['name', 'code', 'brand', 'type', 'skin_type', 'goal', 'ingredient', 'concern'] as const;
export type SearchReason = (typeof searchReasons)[number];

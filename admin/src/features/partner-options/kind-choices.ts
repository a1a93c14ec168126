import { partnerOptionsWording } from '@shop/wording/admin/content.ts';

/** The kinds of options of the partner form. */
export const kindChoices = Object.entries(partnerOptionsWording.kinds).map(([id, name]) => ({ id, name }));

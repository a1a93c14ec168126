import { partnerOptionsWording } from '@shop/wording/admin/content.ts';

/** The selects of the partner form. */
export const kindChoices = Object.entries(partnerOptionsWording.kinds).map(([id, name]) => ({ id, name }));

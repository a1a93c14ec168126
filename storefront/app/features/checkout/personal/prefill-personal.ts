import { browserApi } from '../../../api/browser-api.ts';
import { changeDraft, type Personal, readDraft } from '../../../browser-storage/checkout-draft.ts';

/** Fills empty fields from the profile; typed input is never replaced. */
export async function prefillPersonal(): Promise<void> {
  if (!Object.values(readDraft().personal).includes('')) return;
  const user = await browserApi('GET /api/v1/users/me/');
  const known: Personal = {
    firstName: user.first_name,
    lastName: user.last_name,
    phone: /^\+38(\d{10})$/.exec(user.phone_number)?.[1] ?? '',
    email: user.email,
  };
  changeDraft(({ personal }) => ({ personal: withKnown(personal, known) }));
}

function withKnown(typed: Personal, known: Personal): Personal {
  return {
    firstName: typed.firstName || known.firstName,
    lastName: typed.lastName || known.lastName,
    phone: typed.phone || known.phone,
    email: typed.email || known.email,
  };
}

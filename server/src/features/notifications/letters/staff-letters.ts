import { shortDateAndTime, shortDay } from '@shop/wording/dates.ts';
import * as wording from '@shop/wording/staff-letters.ts';
import { z } from 'zod';
import { toUid } from '../../../link-token.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { button, facts, paragraph } from './parts.ts';
import { type Place, secretLink } from './secret-link.ts';
import { Words } from './unlinked.ts';

/** The link is not stored: it is derived from the salt when the letter is sent. */
const WithStaffLink = z.object({ staffId: z.number().int(), name: Words, salt: z.string() });
export const StaffInvitation = WithStaffLink.extend({ invitedBy: Words, role: Words });
export const StaffPasswordReset = WithStaffLink;

const address = ({ staffId, salt }: z.output<typeof WithStaffLink>, place: Place) =>
  secretLink(place, `/admin/link/${toUid(staffId)}`, salt);

export function staffInvitation(data: z.output<typeof StaffInvitation>, place: Place): Letter {
  const { subject, invited, role, choose, next, otherwise } = wording.staffInvitationWording;
  return composeLetter(place, {
    subject: subject(place.shopName),
    to: 'team',
    parts: [
      paragraph(invited(data.name, data.invitedBy, place.shopName)),
      paragraph(role(data.role)),
      button(choose, address(data, place)),
      paragraph(next),
      paragraph(otherwise),
    ],
  });
}

export function staffPasswordReset(data: z.output<typeof StaffPasswordReset>, place: Place): Letter {
  const { subject, asked, choose, otherwise } = wording.staffPasswordResetWording;
  return composeLetter(place, {
    subject,
    to: 'team',
    parts: [paragraph(asked(data.name, place.shopName)), button(choose, address(data, place)), paragraph(otherwise)],
  });
}

export const PeopleExported = z.object({
  by: Words,
  list: z.enum(['order', 'customer', 'subscription']),
  format: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  at: z.iso.datetime(),
});

/** To the owners. */
export function peopleExported(data: z.output<typeof PeopleExported>, place: Place): Letter {
  const { subject, exported, otherwise, toStaff, ...words } = wording.peopleExportedWording;
  const days = [data.from, data.to].map((day) => (day === undefined ? '…' : shortDay(day)));
  const isWhole = data.from === undefined && data.to === undefined;
  return composeLetter(place, {
    subject,
    to: 'owner',
    parts: [
      paragraph(exported(data.by)),
      facts([
        { label: words.what, value: words.lists[data.list] },
        { label: words.period, value: isWhole ? words.allTime : days.join(' – ') },
        { label: words.format, value: data.format.toUpperCase() },
        { label: words.at, value: shortDateAndTime(new Date(data.at)) },
      ]),
      paragraph(otherwise),
      button(toStaff, `${place.publicUrl}/admin/staff`),
    ],
  });
}

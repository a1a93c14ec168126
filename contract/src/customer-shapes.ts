import { brokenPasswordRules, longestPassword } from '@shop/domain/password-rules.ts';
import { isPersonName } from '@shop/domain/person-names.ts';
import { internationalPhone, wholePhone } from '@shop/domain/phone-numbers.ts';
import { z } from 'zod';
import { line, onOneLine } from './shapes.ts';

const personName = (format: string) => line(100).pipe(z.stringFormat(format, isPersonName));
export const FirstName = personName('first_name');
export const LastName = personName('last_name');

/** Normalised to the stored form: '+380671234567'. */
const phone = (format: string, read: (given: string) => string | undefined) =>
  z.string().transform((given, context) => {
    const kept = read(given);
    if (kept !== undefined) return kept;
    context.addIssue({ code: 'invalid_format', format, input: given });
    return z.NEVER;
  });
export const NewPhone = phone('phone_format', internationalPhone);
export const ProfilePhone = phone('phone', wholePhone);

/** An existing password: its strength is not checked again. */
export const KnownPassword = z.string().min(1).max(1_000);

/** All broken rules are reported at once. */
export const NewPassword = z
  .string()
  .max(longestPassword)
  .regex(onOneLine)
  .superRefine((password, context) => {
    for (const rule of brokenPasswordRules(password)) {
      context.addIssue({ code: 'invalid_format', format: `password_${rule}`, input: password });
    }
  });

/** The two parts of a link in a letter. */
export const LinkParts = z.object({ uid: z.string().max(50), token: z.string().max(100) });

export const User = z
  .object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    city: z.string(),
    is_activated: z.boolean().meta({ description: 'The e-mail address was proved' }),
    pending_email: z.string().nullable().meta({ description: 'An address that was asked for and is not proved yet' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

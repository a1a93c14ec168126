import { deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { orderStates } from '@shop/domain/order-states.ts';
import { z } from 'zod';
import {
  FirstName,
  KnownPassword,
  LastName,
  LinkParts,
  NewPassword,
  NewPhone,
  ProfilePhone,
  User,
} from './customer-shapes.ts';
import { endpoint } from './endpoint.ts';
import { OrderProduct, OrderTotals } from './order-shapes.ts';
import { KnownRecipient } from './recipients.ts';
import { Tokens } from './sessions.ts';
import { Email, Id, KeptId, line, Money } from './shapes.ts';

function hasBothPasswords(value: unknown): boolean {
  const { password, re_password } = (value ?? {}) as Record<string, unknown>;
  return typeof password === 'string' && typeof re_password === 'string';
}

const NewCustomer = z
  .object({
    first_name: FirstName,
    last_name: LastName,
    email: Email,
    phone_number: NewPhone,
    password: NewPassword,
    re_password: z.string().max(1_000),
    consent: z.boolean().default(false).meta({ description: 'To the processing of personal data' }),
  })
  .refine(({ password, re_password }) => password === re_password, {
    path: ['re_password'],
    params: { rule: 'passwords_differ' },
    // Reported together with all other errors.
    when: ({ value }) => hasBothPasswords(value),
  })
  .meta({ id: 'NewCustomer' });
export type NewCustomer = z.output<typeof NewCustomer>;

export const registerEndpoint = endpoint({
  name: 'register',
  summary: 'Register and sign in; a link to prove the address is mailed',
  method: 'POST',
  path: '/api/v1/users/',
  body: NewCustomer,
  status: 201,
  reply: Tokens,
  refusals: ['too_many_requests'],
});

export const activateEndpoint = endpoint({
  name: 'activate',
  summary: 'Prove an e-mail address by the link of a letter',
  method: 'POST',
  path: '/api/v1/users/activation/',
  body: LinkParts,
  status: 204,
  reply: z.void(),
  refusals: ['already_activated', 'too_many_requests'],
});

export const resendActivationEndpoint = endpoint({
  name: 'resendActivation',
  summary: 'Mail the link again; an unknown or proved address is answered alike',
  method: 'POST',
  path: '/api/v1/users/resend_activation/',
  body: z.object({ email: Email }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const confirmEmailEndpoint = endpoint({
  name: 'confirmEmailChange',
  summary: 'Prove a new e-mail address by the link of a letter; from now on it is the one to sign in with',
  method: 'POST',
  path: '/api/v1/users/confirm_email/',
  body: LinkParts,
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const currentUserEndpoint = endpoint({
  name: 'readCurrentUser',
  summary: 'Read the profile of the customer who is signed in',
  method: 'GET',
  path: '/api/v1/users/me/',
  needs: 'customer',
  reply: User,
});

const ProfileChanges = z
  .object({
    first_name: FirstName.optional(),
    last_name: LastName.optional(),
    phone_number: ProfilePhone.optional(),
    city: line(100).optional(),
    email: Email.optional().meta({ description: 'Another one is proved by a link first' }),
    current_password: KnownPassword.optional().meta({ description: 'Needed for another e-mail address' }),
  })
  .meta({ id: 'ProfileChanges' });
export type ProfileChanges = z.output<typeof ProfileChanges>;

export const updateProfileEndpoint = endpoint({
  name: 'updateProfile',
  summary: 'Change the profile; what is left out stays',
  method: 'PUT',
  path: '/api/v1/actions/update/',
  needs: 'customer',
  body: ProfileChanges,
  reply: User,
  refusals: ['too_many_requests'],
});

const AccountOrder = z
  .object({
    id: Id,
    order_reference: z.string(),
    state: z.enum(orderStates),
    payed: z.boolean().meta({ description: 'The amount due online is received in full' }),
    can_pay: z.boolean().meta({ description: 'A fresh attempt to pay would be accepted' }),
    is_refunded: z.boolean().meta({ description: 'Money went back' }),
    payment_method: z.enum(paymentMethods),
    ...OrderTotals.shape,
    due_online: Money,
    delivery_type: z.enum(deliveryTypes),
    delivery_payer: z.enum(['shop', 'recipient']),
    delivery_address: z.string(),
    waybill_number: z.string().nullable(),
    created: z.iso.datetime(),
    order_products: z.array(
      OrderProduct.extend({ recipient: KnownRecipient.nullable() }).meta({ id: 'AccountOrderProduct' }),
    ),
  })
  .meta({ id: 'AccountOrder' });
export type AccountOrder = z.infer<typeof AccountOrder>;

export const accountOrdersEndpoint = endpoint({
  name: 'listAccountOrders',
  summary: 'The customer and all their orders, the last one first',
  method: 'GET',
  path: '/api/v1/actions/orders/',
  needs: 'customer',
  reply: z.object({ user: User, orders: z.array(AccountOrder) }),
});

const VariantIds = z.array(KeptId).max(1_000);
const Wishes = z
  .object({ variant_ids: VariantIds.meta({ description: 'The first wish first' }) })
  .meta({ id: 'Wishes' });

export const wishesEndpoint = endpoint({
  name: 'readWishes',
  summary: 'The wishlist of the account',
  method: 'GET',
  path: '/api/v1/actions/wishlist/',
  needs: 'customer',
  reply: Wishes,
});

export const putWishesEndpoint = endpoint({
  name: 'putWishes',
  summary: 'Set the wishlist; ids that the shop does not know are left out',
  method: 'PUT',
  path: '/api/v1/actions/wishlist/',
  needs: 'customer',
  body: z.object({
    variant_ids: VariantIds,
    known: VariantIds.optional().meta({
      description:
        'What the browser knew of the account before: wishes of other devices stay. Absent: the list becomes exactly variant_ids',
    }),
  }),
  reply: Wishes,
});

const PersonalData = z
  .object({
    exported: z.iso.datetime(),
    profile: User.extend({ registered: z.iso.datetime(), consent: z.iso.datetime().nullable() }),
    orders: z.array(
      AccountOrder.extend({
        first_name: z.string(),
        last_name: z.string(),
        phone: z.string(),
        email: z.string(),
        network: z
          .string()
          .nullable()
          .meta({ description: 'What is kept of the network while the order is open: a keyed hash' }),
      }),
    ),
    wishlist: z.array(z.object({ variant: Id, product_name: z.string(), added: z.iso.datetime() })),
    sessions: z.array(
      z.object({ device: z.string(), address: z.string(), created: z.iso.datetime(), last_seen: z.iso.datetime() }),
    ),
    known_devices: z
      .array(z.object({ device: z.string(), created: z.iso.datetime(), expires: z.iso.datetime() }))
      .meta({ description: 'Browsers that have signed in before' }),
    wrong_tries: z
      .object({ tries: z.int().positive(), since: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Wrong tries to sign in with this e-mail, of the last day' }),
    newsletter: z.enum(['pending', 'confirmed', 'unsubscribed']).nullable(),
  })
  .meta({ id: 'PersonalData' });

export const exportEndpoint = endpoint({
  name: 'exportPersonalData',
  summary: 'Everything that the shop knows about the customer',
  method: 'GET',
  path: '/api/v1/users/me/export/',
  needs: 'customer',
  reply: PersonalData,
});

export const deleteAccountEndpoint = endpoint({
  name: 'deleteAccount',
  summary: 'Delete the account; orders stay without personal data, those on their way keep it until they are finished',
  method: 'DELETE',
  path: '/api/v1/users/me/',
  needs: 'customer',
  body: z.object({ current_password: KnownPassword }),
  status: 204,
  reply: z.void(),
  refusals: ['wrong_password', 'too_many_requests'],
});

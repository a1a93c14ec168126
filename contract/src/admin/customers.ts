import { orderStates } from '@shop/domain/order-states.ts';
import { z } from 'zod';
import { NewPhone } from '../customer-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { OrderEmail } from '../order-fields.ts';
import { Id, Money } from '../shapes.ts';
import { ById, Flag, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

/** A person with an account. Customers without one exist only in their orders. */
const Customer = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    city: z.string(),
    is_activated: z.boolean().meta({ description: 'Whether the e-mail address was proved' }),
    orders_count: z.int().min(0),
    total_spent: Money.meta({ description: 'What was received for all orders, less what went back' }),
    last_order_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Customer' });

export type Customer = z.infer<typeof Customer>;

const CustomerOrder = z.object({
  id: Id,
  state: z.enum(orderStates),
  total_price: Money,
  received: Money,
  refunded: Money,
  created_at: z.iso.datetime(),
});

const CustomerDetails = Customer.extend({
  consent_at: z.iso.datetime().nullable(),
  wishlist_size: z.int().min(0),
  sessions_count: z.int().min(0).meta({ description: 'On how many devices the customer is signed in' }),
  subscription: z.enum(['pending', 'confirmed', 'unsubscribed']).nullable(),
  orders: z.array(CustomerOrder),
}).meta({ id: 'CustomerDetails' });
export type CustomerDetails = z.infer<typeof CustomerDetails>;

const CustomersQuery = listQuery(['created_at', 'last_name', 'orders_count', 'total_spent', 'last_order_at'], {
  is_activated: Flag.optional(),
});
export type CustomersQuery = z.output<typeof CustomersQuery>;

export const customersEndpoint = endpoint({
  name: 'listCustomers',
  summary: 'Customers with an account; found by name, e-mail or phone',
  method: 'GET',
  path: '/api/v1/admin/customers/',
  needs: right('customers'),
  query: CustomersQuery,
  reply: listReply(Customer),
});

export const customerEndpoint = endpoint({
  name: 'readCustomer',
  summary: 'One customer with the orders of the account',
  method: 'GET',
  path: '/api/v1/admin/customers/:id/',
  needs: right('customers'),
  params: ById,
  reply: CustomerDetails,
  refusals: ['customer_not_found'],
});

export const mailActivationEndpoint = endpoint({
  name: 'mailActivation',
  summary: 'Mail the link that proves the address once more',
  method: 'POST',
  path: '/api/v1/admin/customers/:id/resend-activation/',
  needs: right('customers'),
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['customer_not_found', 'customer_is_activated'],
});

export const eraseCustomerEndpoint = endpoint({
  name: 'eraseCustomer',
  summary: 'Delete an account at the request of its customer, as the customer could',
  method: 'DELETE',
  path: '/api/v1/admin/customers/:id/',
  needs: right('erasure'),
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['customer_not_found'],
});

const PersonToErase = z.object({ email: OrderEmail, phone: NewPhone }).meta({ id: 'PersonToErase' });
export type PersonToErase = z.output<typeof PersonToErase>;

const ErasedPerson = z
  .object({
    orders_erased: z.int().min(0),
    orders_waiting: z
      .int()
      .min(0)
      .meta({ description: 'Orders on their way: they lose the person when they are finished' }),
    accounts_erased: z.int().min(0).max(1),
    applications_erased: z.int().min(0),
  })
  .meta({ id: 'ErasedPerson' });
export type ErasedPerson = z.infer<typeof ErasedPerson>;

export const erasePersonEndpoint = endpoint({
  name: 'erasePerson',
  summary:
    'Forget somebody, with an account or without, by e-mail and phone together; nobody is found: all counts are 0',
  method: 'POST',
  path: '/api/v1/admin/people/erase/',
  needs: right('erasure'),
  body: PersonToErase,
  reply: ErasedPerson,
});

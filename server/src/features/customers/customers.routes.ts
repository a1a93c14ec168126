import * as customers from '@shop/contract/customers.ts';
import { changePasswordEndpoint, confirmResetEndpoint, requestResetEndpoint } from '@shop/contract/passwords.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { listCustomerOrders } from '../checkout/index.ts';
import { limits } from '../rate-limits/index.ts';
import { deleteAccount } from './erasing/erase-account.ts';
import { exportData } from './erasing/export-data.ts';
import { activate } from './links/activate.ts';
import { askForLink } from './links/ask-for-link.ts';
import { confirmEmail } from './links/confirm-email.ts';
import { readUser } from './read-user.ts';
import { register } from './register.ts';
import { changePassword, resetPassword } from './set-password.ts';
import { updateProfile } from './update-profile.ts';
import { putWishes, readWishes } from './wishes/put-wishes.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'secrets'>;

const byEmail = ({ body }: { body: { email: string } }) => body.email;
/** Not limited by the first half of the link: that is the customer's id, so counting ids up would block other customers. */
const byLink = ({ body }: { body: { token: string } }) => body.token;
const byCustomer = async (_: unknown, context: RequestContext) => String((await context.requireSession()).customerId);

export function customerRoutes(serve: Serve, shop: Tools) {
  registrationRoutes(serve, shop);
  passwordRoutes(serve, shop);
  accountRoutes(serve, shop);
}

function registrationRoutes(serve: Serve, shop: Tools) {
  serve(
    customers.registerEndpoint,
    async ({ body }, context) => {
      const { address, device } = context;
      const brought = { address, device, deviceTokens: context.deviceTokens('customer') };
      const { tokens, deviceToken } = await register(shop, body, brought);
      context.keepTokens(tokens);
      context.keepDevice('customer', deviceToken);
      return tokens;
    },
    { limit: limits.register, subject: byEmail },
  );
  serve(customers.activateEndpoint, ({ body }) => activate(shop, body), { limit: limits.useLink, subject: byLink });
  serve(
    customers.resendActivationEndpoint,
    ({ body: { email } }) => shop.db.transaction((tx) => askForLink(tx, shop, { purpose: 'activation', email })),
    { limit: limits.mailActivation, subject: byEmail },
  );
  serve(customers.confirmEmailEndpoint, ({ body }) => confirmEmail(shop, body), {
    limit: limits.useLink,
    subject: byLink,
  });
}

function passwordRoutes(serve: Serve, shop: Tools) {
  serve(
    requestResetEndpoint,
    ({ body: { email } }) => shop.db.transaction((tx) => askForLink(tx, shop, { purpose: 'password_reset', email })),
    { limit: limits.mailReset, subject: byEmail },
  );
  serve(
    confirmResetEndpoint,
    async ({ body }, context) => context.keepDevice('customer', await resetPassword(shop, body, context.device)),
    { limit: limits.useLink, subject: byLink },
  );
  serve(
    changePasswordEndpoint,
    async ({ body }, context) => {
      context.keepDevice('customer', await changePassword(shop, await context.requireSession(), body, context.device));
      return { detail: passwordWording.changed };
    },
    { limit: limits.provePassword, subject: byCustomer },
  );
}

function accountRoutes(serve: Serve, shop: Tools) {
  serve(customers.currentUserEndpoint, async (_, context) => {
    const { customerId } = await context.requireSession();
    return await readUser(shop.db, customerId);
  });
  serve(
    customers.updateProfileEndpoint,
    async ({ body }, context) => updateProfile(shop, await context.requireSession(), body),
    {
      limit: limits.changeEmail,
      // Only when the request contains a password, which could be a guess.
      subject: async (request, context) =>
        request.body.current_password === undefined ? undefined : await byCustomer(request, context),
    },
  );
  serve(customers.accountOrdersEndpoint, async (_, context) => {
    const { customerId } = await context.requireSession();
    const orders = await listCustomerOrders(shop.db, customerId);
    return { user: await readUser(shop.db, customerId), orders: orders.map(({ order }) => order) };
  });
  serve(customers.wishesEndpoint, async (_, context) => ({
    variant_ids: await readWishes(shop.db, await context.requireSession()),
  }));
  serve(customers.putWishesEndpoint, async ({ body }, context) => ({
    variant_ids: await putWishes(shop, await context.requireSession(), body),
  }));
  serve(customers.exportEndpoint, async (_, context) => exportData(shop.db, await context.requireSession()));
  serve(
    customers.deleteAccountEndpoint,
    async ({ body }, context) => {
      await deleteAccount(shop, await context.requireSession(), body.current_password);
      context.clearTokens();
    },
    { limit: limits.provePassword, subject: byCustomer },
  );
}

import type { openTestShop } from './open-test-shop.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;
type LinkParts = { uid: string; token: string };

/** The links in the last subscription letters to a recipient. */
export async function mailedSubscription(
  shop: TestShop,
  to: string,
): Promise<{ confirmation: LinkParts; unsubscribing: LinkParts; oneClick: string }> {
  // The first run writes the letter, the second one sends it.
  await shop.runQueuedJobs();
  await shop.runQueuedJobs();
  const letters = shop.mailbox.filter((message) => message.to === to);
  const link = (page: string): LinkParts => {
    const form = new RegExp(`/subscription/${page}/([\\w-]+)/([\\w-]{43})\\b`);
    const [, uid, token] = letters.map(({ text }) => form.exec(text)).findLast((found) => found !== null) ?? [];
    if (uid === undefined || token === undefined) throw new Error(`No link to ${page} was mailed to ${to}`);
    return { uid, token };
  };
  return {
    confirmation: link('confirm'),
    unsubscribing: link('unsubscribe'),
    oneClick: new URL(letters.at(-1)!.unsubscribeAddress!).pathname,
  };
}

export async function subscriptionState(shop: TestShop, email: string): Promise<unknown> {
  const row = (await shop.rows('subscriptions')).find((each) => each.email === email);
  return row?.state;
}

import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBrand } from '../../features/look/index.ts';
import type { KeptMessage, Mailbox } from '../../features/notifications/mail.ts';
import type { Shop } from '../../shop.ts';
import { letterRights, listPage, messagePage, pagePolicy } from './mailbox-pages.ts';

const path = '/mailbox';
const mostShown = 200;

/** Letters load nothing but the shop's logo and run nothing; their links open as in any mail program. */
const letterPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${letterRights}`;

/** Shows the letters of a demonstration, so that links such as the one to confirm an e-mail can be clicked. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox, { db }: Pick<Shop, 'db'>) {
  const readColours = async () => (await readBrand(db)).palette;

  async function messageNamed(name: string): Promise<KeptMessage> {
    const message = await mailbox.find(name);
    if (message === undefined) throw new Refusal('not_found', {});
    return message;
  }

  app.get(path, async (_request, reply) => {
    const colours = await readColours();
    const page = listPage(path, await mailbox.readNewest(mostShown), { mostShown, colours });
    return sendPage(reply, page, pagePolicy(colours));
  });
  app.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params }, reply) => {
    const colours = await readColours();
    return sendPage(reply, messagePage(path, await messageNamed(params.name), colours), pagePolicy(colours));
  });
  app.get<{ Params: { name: string } }>(`${path}/:name/letter`, async ({ params }, reply) =>
    sendPage(reply, (await messageNamed(params.name)).html, letterPolicy),
  );
  app.get<{ Params: { name: string; number: string } }>(`${path}/:name/files/:number`, async ({ params }, reply) => {
    const { attachments } = await messageNamed(params.name);
    const file = attachments[Number(params.number)];
    if (file === undefined) throw new Refusal('not_found', {});
    return reply
      .headers({
        // Download instead of showing: an attachment must not run at the shop's origin.
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      .type(file.type)
      .send(file.content);
  });
}

function sendPage(reply: FastifyReply, page: string, policy: string) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(page);
}

import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { KeptMessage, Mailbox } from '../../features/notifications/mail.ts';
import { letterRights, listPage, messagePage, pagePolicy } from './mailbox-pages.ts';

const path = '/mailbox';
const mostShown = 200;

/** Letters load and run nothing; their links open as in any mail program. */
const letterPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${letterRights}`;

/** Shows the letters of a demonstration, so that links such as the one to confirm an e-mail can be clicked. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox) {
  async function messageNamed(name: string): Promise<KeptMessage> {
    const message = await mailbox.find(name);
    if (message === undefined) throw new Refusal('not_found', {});
    return message;
  }

  app.get(path, async (_request, reply) =>
    sendPage(reply, listPage(path, await mailbox.readNewest(mostShown), mostShown), pagePolicy),
  );
  app.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params }, reply) =>
    sendPage(reply, messagePage(path, await messageNamed(params.name)), pagePolicy),
  );
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

import * as letters from '@shop/contract/admin/letters.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readLetters, showLetter } from './read-letters.ts';
import { sendLetterAgain } from './send-letter-again.ts';

export function letterAdminRoutes(
  { serve }: { serve: Serve },
  shop: Pick<Shop, 'db' | 'queue' | 'publicUrl' | 'letterContents'>,
) {
  serve.staff(letters.lettersEndpoint, ({ query }) => readLetters(shop.db, query));
  serve.staff(letters.sendLetterAgainEndpoint, ({ params }, member) => sendLetterAgain(shop, member, params.id));
  serve.staff(letters.readLetterEndpoint, ({ params }, member) => showLetter(shop, member, params.id));
}

import * as letters from '@shop/contract/admin/letters.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { readLetters, showLetter } from './read-letters.ts';
import { sendLetterAgain } from './send-letter-again.ts';

export function letterAdminRoutes(
  { serveStaff }: { serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'queue' | 'publicUrl' | 'letterContents'>,
) {
  serveStaff(letters.lettersEndpoint, ({ query }) => readLetters(shop.db, query));
  serveStaff(letters.sendLetterAgainEndpoint, ({ params }, member) => sendLetterAgain(shop, member, params.id));
  serveStaff(letters.readLetterEndpoint, ({ params }, member) => showLetter(shop, member, params.id));
}

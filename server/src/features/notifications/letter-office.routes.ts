import { lettersEndpoint, sendLetterAgainEndpoint } from '@shop/contract/admin/letters.ts';
import type { ServeStaff } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { readLetters } from './read-letters.ts';
import { sendLetterAgain } from './send-letter-again.ts';

export function letterOfficeRoutes({ serveStaff }: { serveStaff: ServeStaff }, shop: Pick<Shop, 'db' | 'queue'>) {
  serveStaff(lettersEndpoint, ({ query }) => readLetters(shop.db, query));
  serveStaff(sendLetterAgainEndpoint, ({ params }, member) => sendLetterAgain(shop, member, params.id));
}

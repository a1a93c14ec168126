import * as endpoints from '@shop/contract/admin/letter-texts.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { limits } from '../../rate-limits/index.ts';
import { changeLetterText, restoreLetterText } from './change-letter-text.ts';
import { listLetterTexts, readLetterText } from './read-letter-texts.ts';
import { previewLetter, tryLetter } from './try-letter.ts';

export function letterTextRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'publicUrl' | 'mail' | 'log'>) {
  serve.staff(endpoints.listLetterTextsEndpoint, () => listLetterTexts(shop.db));
  serve.staff(endpoints.readLetterTextEndpoint, ({ params }) => readLetterText(shop.db, params.id));
  serve.staff(endpoints.changeLetterTextEndpoint, ({ params, body: { version, ...texts } }, member) =>
    changeLetterText(shop, member, { kind: params.id, texts, version }),
  );
  serve.staff(endpoints.restoreLetterTextEndpoint, ({ params, body }, member) =>
    restoreLetterText(shop, member, { kind: params.id, version: body.version }),
  );
  serve.staff(endpoints.previewLetterEndpoint, ({ params, body }) =>
    previewLetter(shop, { kind: params.id, texts: body }),
  );
  serve.staff(
    endpoints.tryLetterEndpoint,
    ({ params, body }, member) => tryLetter(shop, member, { kind: params.id, texts: body }),
    { limit: limits.tryLetter },
  );
}

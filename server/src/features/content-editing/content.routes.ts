import { bannerCalls } from '@shop/contract/admin/banners.ts';
import { brandCalls } from '@shop/contract/admin/brands.ts';
import { certificateOfferCalls } from '@shop/contract/admin/certificate-offers.ts';
import { collectionCalls } from '@shop/contract/admin/collections.ts';
import { kindCalls } from '@shop/contract/admin/kinds.ts';
import { partnerOptionCalls } from '@shop/contract/admin/partner-options.ts';
import { popularWordCalls } from '@shop/contract/admin/popular-words.ts';
import type { RecordCalls } from '@shop/contract/admin/records.ts';
import { searchSynonymCalls } from '@shop/contract/admin/search-synonyms.ts';
import { productKindNames } from '@shop/domain/product-kinds.ts';
import type { z } from 'zod';
import type { Serve } from '../../http/serving/serving.ts';
import { readVersioned, readVersionedList } from '../record-versions/index.ts';
import { homeBannerKind } from './banners.queries.ts';
import { brandKind } from './brands.queries.ts';
import { certificateOfferKind } from './certificate-offers.queries.ts';
import { type ContentShop, changeContent, createContent, deleteContent, readContent } from './change-content.ts';
import { collectionKind } from './collections.queries.ts';
import type { ContentKind } from './content-kind.ts';
import { contentOfKind } from './kinds.queries.ts';
import { partnerOptionKind } from './partner-options.queries.ts';
import { popularWordKind } from './popular-words.queries.ts';
import { searchSynonymKind } from './search-synonyms.queries.ts';
import { takeListPage } from './take-list-page.ts';

type AnyRow = { id: number };
type AnyCalls = RecordCalls<z.ZodType, z.ZodType<unknown, AnyRow & { version: number }>>;
type AnyContent = ContentKind<unknown, AnyRow>;

export function contentRoutes({ serve }: { serve: Serve }, shop: ContentShop) {
  function bind<Fields extends z.ZodType, Row extends { id: number }>(
    [list, read, create, change, remove]: RecordCalls<Fields, z.ZodType<unknown, NoInfer<Row> & { version: number }>>,
    kind: ContentKind<z.output<Fields>, Row>,
  ) {
    const idOf = ({ params }: { params: unknown }) => (params as { id: number }).id;
    const { subject } = kind;
    serve.staff(list, ({ query }) =>
      readVersionedList(shop.db, subject, async () =>
        takeListPage(await kind.readAll(shop.db), query as Parameters<typeof takeListPage>[1]),
      ),
    );
    serve.staff(read, (request) => {
      const id = idOf(request);
      return readVersioned(shop.db, { subject, id }, () => readContent(shop.db, kind, id));
    });
    serve.staff(create, ({ body }, member) => createContent(shop, member, kind, body));
    serve.staff(change, (request, member) => {
      const { version, ...fields } = request.body;
      return changeContent(shop, member, kind, { id: idOf(request), fields: fields as z.output<Fields>, version });
    });
    serve.staff(remove, (request, member) => deleteContent(shop, member, kind, idOf(request)));
  }

  bind(brandCalls, brandKind);
  for (const kind of productKindNames) bind(kindCalls[kind] as unknown as AnyCalls, contentOfKind(kind) as AnyContent);
  bind(collectionCalls, collectionKind);
  bind(bannerCalls, homeBannerKind);
  bind(certificateOfferCalls, certificateOfferKind);
  bind(partnerOptionCalls, partnerOptionKind);
  bind(searchSynonymCalls, searchSynonymKind);
  bind(popularWordCalls, popularWordKind);
}

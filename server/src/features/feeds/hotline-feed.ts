import { toDecimal } from '@shop/domain/money.ts';
import { feedWording } from '@shop/wording/feeds.ts';
import { type Xml, xml } from '../../xml.ts';
import { categoriesOf, categoryOf } from './categories.ts';
import type { Feed, FeedShop } from './feed.ts';
import type { Offer } from './offers.ts';

/** Hotline's own format. */
export const hotlineFeed: Feed = {
  before: (shop, offers, madeAt) => xml`<price>
<date>${feedWording.moment(madeAt)}</date>
<firmName>${shop.name}</firmName>
<categories>${categoriesOf(offers).map(({ id, name }) => xml`<category><id>${id}</id><name>${name}</name></category>`)}</categories>
<items>
`,
  item,
  after: xml`</items>
</price>`,
};

function item({ publicUrl }: FeedShop, offer: Offer, stock: number): Xml {
  const { price, oldPrice } = offer;
  return xml`<item>
<id>${offer.id}</id>
<categoryId>${categoryOf(offer).id}</categoryId>
<code>${offer.code}</code>
${offer.barcode !== undefined && xml`<barcode>${offer.barcode}</barcode>\n`}<vendor>${offer.brand}</vendor>
<name>${offer.name}</name>
<description>${offer.description}</description>
<url>${publicUrl + offer.path}</url>
${offer.pictures.map((path) => xml`<image>${publicUrl + path}</image>\n`)}<priceRUAH>${toDecimal(price)}</priceRUAH>
${oldPrice !== undefined && xml`<oldprice>${toDecimal(oldPrice)}</oldprice>\n`}<stock>${stock > 0 ? feedWording.hotlineInStock : feedWording.hotlineToOrder}</stock>
${feedWording.features(offer).map(([feature, value]) => xml`<param name="${feature}">${value}</param>\n`)}<condition>0</condition>
</item>
`;
}

import { toDecimal } from '@shop/domain/money.ts';
import { feedWording } from '@shop/wording/feeds.ts';
import { type Xml, xml } from '../../xml.ts';
import { categoriesOf, categoryOf } from './categories.ts';
import type { Feed, FeedShop } from './feed.ts';
import type { Offer } from './offers.ts';

const longestName = 110;

/** YML for Rozetka and Prom. Where they name an element differently, both are written. */
export const ymlFeed: Feed = {
  before: (shop, offers, madeAt) => xml`<yml_catalog date="${feedWording.moment(madeAt)}"><shop>
<name>${shop.name}</name>
<company>${shop.company}</company>
<url>${shop.publicUrl}</url>
<currencies><currency id="UAH" rate="1"/></currencies>
<categories>${categoriesOf(offers).map(({ id, name }) => xml`<category id="${id}">${name}</category>`)}</categories>
<offers>
`,
  item: offerElement,
  after: xml`</offers>
</shop></yml_catalog>`,
};

function offerElement({ publicUrl }: FeedShop, offer: Offer, stock: number): Xml {
  const { price, oldPrice } = offer;
  const isThere = String(stock > 0);
  const group = offer.isOneOfSeveral && xml` group_id="${offer.productId}"`;
  const name = offer.name.slice(0, longestName);
  return xml`<offer id="${offer.id}" available="${isThere}" in_stock="${isThere}" selling_type="r"${group}>
<url>${publicUrl + offer.path}</url>
<price>${toDecimal(price)}</price>
${oldPrice !== undefined && xml`<oldprice>${toDecimal(oldPrice)}</oldprice>\n<price_old>${toDecimal(oldPrice)}</price_old>\n`}<currencyId>UAH</currencyId>
<categoryId>${categoryOf(offer).id}</categoryId>
${offer.pictures.map((path) => xml`<picture>${publicUrl + path}</picture>\n`)}<vendor>${offer.brand}</vendor>
<vendorCode>${offer.code}</vendorCode>
<article>${offer.code}</article>
${offer.barcode !== undefined && xml`<barcode>${offer.barcode}</barcode>\n`}<name>${name}</name>
<name_ua>${name}</name_ua>
<description>${offer.description}</description>
<description_ua>${offer.description}</description_ua>
<stock_quantity>${stock}</stock_quantity>
<quantity_in_stock>${stock}</quantity_in_stock>
${feedWording.features(offer).map(([feature, value]) => xml`<param name="${feature}">${value}</param>\n`)}</offer>
`;
}

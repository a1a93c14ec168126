import { toDecimal } from '@shop/domain/money.ts';
import { feedWording } from '@shop/wording/feeds.ts';
import { type Xml, xml } from '../../xml.ts';
import type { Feed, FeedShop } from './feed.ts';
import type { Offer } from './offers.ts';

/** «Health & Beauty > Personal Care > Cosmetics» in Google's own list. */
const cosmetics = 473;
const longestTitle = 150;
const longestDescription = 5_000;

/** The format of Google Merchant Center. Meta's catalogue reads it, too. */
export const googleFeed: Feed = {
  before: (shop) => xml`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${shop.name}</title>
<link>${shop.publicUrl}</link>
<description>${shop.description}</description>
`,
  item,
  after: xml`</channel></rss>`,
};

function item({ publicUrl }: FeedShop, offer: Offer, stock: number): Xml {
  const [picture, ...others] = offer.pictures.map((path) => publicUrl + path);
  const { price, oldPrice } = offer;
  const measure = feedWording.measure(offer);
  return xml`<item>
<g:id>${offer.id}</g:id>
<g:title>${offer.name.slice(0, longestTitle)}</g:title>
<g:description>${offer.description.slice(0, longestDescription)}</g:description>
<g:link>${publicUrl + offer.path}</g:link>
${picture !== undefined && xml`<g:image_link>${picture}</g:image_link>\n`}${others.map((each) => xml`<g:additional_image_link>${each}</g:additional_image_link>\n`)}<g:availability>${stock > 0 ? 'in_stock' : 'out_of_stock'}</g:availability>
<g:price>${toDecimal(oldPrice ?? price)} UAH</g:price>
${oldPrice !== undefined && xml`<g:sale_price>${toDecimal(price)} UAH</g:sale_price>\n`}<g:brand>${offer.brand}</g:brand>
${offer.barcode === undefined ? xml`<g:identifier_exists>no</g:identifier_exists>` : xml`<g:gtin>${offer.barcode}</g:gtin>`}
<g:condition>new</g:condition>
<g:google_product_category>${cosmetics}</g:google_product_category>
${offer.facts.map(([name, value]) => xml`<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>\n`)}${offer.productTypes.map(({ name }) => xml`<g:product_type>${name}</g:product_type>\n`)}${offer.isOneOfSeveral && xml`<g:item_group_id>${offer.productId}</g:item_group_id>\n<g:size>${feedWording.size(offer)}</g:size>\n`}${measure !== undefined && xml`<g:unit_pricing_measure>${measure}</g:unit_pricing_measure>\n`}</item>
`;
}

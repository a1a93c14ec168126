import type { PageAddress } from '../../meta/describe-page.ts';
import { returnPolicy } from '../../meta/return-policy.ts';

/** Structured data of the shop and its site (schema.org). */
export function shopThing({ absolute, shop }: PageAddress): object {
  const url = absolute('/');
  const { name, phone, email, social, seller } = shop ?? {};
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#shop`,
    name,
    url,
    ...(seller?.legal_name && { legalName: seller.legal_name }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...returnPolicy(shop),
    sameAs: Object.values(social ?? {}).filter((address) => address !== null),
  };
  const site = { '@type': 'WebSite', name, url, inLanguage: 'uk', publisher: { '@id': organization['@id'] } };
  return { '@graph': [organization, site] };
}

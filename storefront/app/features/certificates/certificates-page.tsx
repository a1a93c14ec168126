import type { Api } from '@shop/contract/client.ts';
import { certificatesWording } from '@shop/wording/certificates.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { shownPicture } from '../../goods/shown-picture.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/certificates-page.ts';
import { Balance } from './balance.tsx';
import { CertificateCard } from './certificate-card.tsx';
import './certificates.css';

async function readCertificates(api: Api) {
  const offers = await api('GET /api/v1/shop/sertificated/');
  const certificates = offers.flatMap(({ name, description, variants }) =>
    variants.map(({ id, value, price, variant_icon_picture }) => ({
      id,
      name,
      description,
      value,
      price,
      icon: variant_icon_picture,
    })),
  );
  const [picture = null] = offers.flatMap(({ image_picture }) => image_picture ?? []);
  return { certificates, picture: picture && shownPicture(picture) };
}

export const loader = ({ context }: Route.LoaderArgs) => readCertificates(context.get(pageContext).api);
export const clientLoader = () => readCertificates(browserApi);

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: certificatesWording.title, description: certificatesWording.text });

export default function CertificatesPage({ loaderData: { certificates, picture } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs current={certificatesWording.title} />
      <PageHead
        title={certificatesWording.title}
        text={certificatesWording.text}
        {...(picture && { figure: <Picture picture={picture} sizes="(min-width: 64rem) 54vw, 92vw" isEager /> })}
      />
      {certificates.length === 0 ? (
        <NoCertificates />
      ) : (
        <ul className="certs">
          {certificates.map((certificate, index) => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} position={index} />
            </li>
          ))}
        </ul>
      )}
      <Balance />
    </div>
  );
}

function NoCertificates() {
  return (
    <div className="empty certs-empty">
      <Drop />
      <h2 className="t-heading">{certificatesWording.none}</h2>
      <p className="soft">{certificatesWording.noneHint}</p>
      <PageLink className="btn btn--primary" to="/#new-products">
        {certificatesWording.toNewProducts}
      </PageLink>
    </div>
  );
}

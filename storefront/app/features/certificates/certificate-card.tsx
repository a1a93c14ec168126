import { certificatesWording } from '@shop/wording/certificates.ts';
import { hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { putIntoCart } from '../../goods/put-into-cart.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { CertificateArt } from './certificate-art.tsx';

export type Certificate = {
  /** Id of the variant: one value of a certificate. */
  id: number;
  name: string;
  description: string;
  value: string;
  price: string;
  icon: PictureSource | null;
};

/** `position` in the list decides the colour. */
export function CertificateCard({ certificate, position }: { certificate: Certificate; position: number }) {
  const { id, name, description, icon } = certificate;
  const value = inLetters(certificate.value);
  const price = inLetters(certificate.price);
  return (
    <article className="cert">
      <CertificateArt icon={icon} value={value} position={position} />
      <div className="cert__body">
        <h2 className="cert__title">{name}</h2>
        <p className="cert__text">{description}</p>
        <div className="cert__foot">
          <p className="cert__value">
            {value}
            {price !== value && <span className="t-small mute">{certificatesWording.price(price)}</span>}
          </p>
          <button
            type="button"
            className="btn btn--line btn--s"
            aria-label={certificatesWording.addThisToCart(name, value)}
            onClick={() => putIntoCart(id, 'certificate')}
          >
            {certificatesWording.addToCart}
          </button>
        </div>
      </div>
    </article>
  );
}

function inLetters(amount: string): string {
  return hryvniasInLetters(parseMoney(amount));
}

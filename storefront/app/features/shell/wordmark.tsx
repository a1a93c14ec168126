import { shopWording } from '@shop/wording/shop.ts';
import { useLook } from '../../meta/shop-look.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import './wordmark.css';

/** The logo, or the shop's name as text, because it can be changed, with the drop. */
export function Wordmark() {
  const name = useShopName();
  const look = useLook();
  const logo = look?.logo;
  return (
    <PageLink className="wordmark" to="/" aria-label={shopWording.toHome(name)}>
      {logo ? <Picture picture={{ ...logo, alt: '' }} sizes="220px" className="wordmark__logo" isEager /> : name}
      {!logo && look?.has_drop && (
        <svg viewBox="0 0 36 48" aria-hidden="true">
          <path d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" />
        </svg>
      )}
    </PageLink>
  );
}

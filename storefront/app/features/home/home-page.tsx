import type { Api } from '@shop/contract/client.ts';
import type { Banner } from '@shop/contract/shapes.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { cardProducts } from '../catalogue/card-product.ts';
import { ProductCard } from '../catalogue/product-card.tsx';
import type { Route } from './+types/home-page.ts';
import './home.css';

async function readHome(api: Api) {
  const [banners, products] = await Promise.all([
    api('GET /api/v1/shop/home-banner/'),
    api('GET /api/v1/shop/best-products/'),
  ]);
  return { banner: banners[0], products: cardProducts(products) };
}

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(pageContext).api);
export const clientLoader = () => readHome(browserApi);

export const meta: Route.MetaFunction = () => [
  { title: shopWording.name },
  { name: 'description', content: shopWording.description },
];

export default function HomePage({ loaderData: { banner, products } }: Route.ComponentProps) {
  return (
    <>
      {banner && <Hero banner={banner} />}
      <section className="section page" aria-labelledby="new-products">
        <div className="shead">
          <h2 className="t-display" id="new-products">
            {catalogueWording.newProducts}
          </h2>
        </div>
        <ul className="rail">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Hero({ banner }: { banner: Banner }) {
  return (
    <section className={`hero ${banner.tone === 'light' ? 'hero--dark' : ''}`}>
      <Picture
        picture={banner.big_banner_picture}
        narrow={banner.big_banner_mobile_picture}
        sizes="100vw"
        className="hero__img"
        isEager
      />
      <div className="hero__copy">
        <h1 className="t-hero">{banner.title}</h1>
        <p className="t-lead soft">{banner.text}</p>
      </div>
    </section>
  );
}

import type { Api } from '@shop/contract/client.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { browserApi, pageContext } from '../../api/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { ProductCard } from '../catalogue/product-card.tsx';
import type { Route } from './+types/home-page.ts';

async function readHome(api: Api) {
  const [banners, products] = await Promise.all([
    api('GET /api/v1/shop/home-banner/'),
    api('GET /api/v1/shop/best-products/'),
  ]);
  return { banners, products };
}

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(pageContext).api);
export const clientLoader = () => readHome(browserApi);

export const meta: Route.MetaFunction = () => [
  { title: shopWording.name },
  { name: 'description', content: shopWording.description },
];

export default function HomePage({ loaderData: { banners, products } }: Route.ComponentProps) {
  const [banner] = banners;
  return (
    <>
      {banner && (
        <section className="relative">
          <Picture
            picture={banner.big_banner_picture}
            sizes="100vw"
            isEager
            className="aspect-[48/19] w-full object-cover"
          />
          <div className="absolute inset-y-0 left-0 flex max-w-[45%] flex-col justify-center gap-4 px-page">
            <h1 className="font-display text-hero font-light">{banner.title}</h1>
            <p className="hidden text-lead md:block">{banner.text}</p>
          </div>
        </section>
      )}
      <section className="mx-auto max-w-shell px-page py-section">
        <h2 className="font-display text-title font-light">{catalogueWording.newProducts}</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-gutter gap-y-10 md:grid-cols-3 lg:grid-cols-5">
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

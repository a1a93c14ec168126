import type { PageBlock, PageKind } from '../app/features/blocks/page-block.ts';
import { shownBanners } from './carousel.ts';

const picture = { image: '/media/a/640.webp', alt: 'Полиця', width: 640, height: 480, widths: [640] };
const page = (name: string, slug: string) => ({ id: 1, name, slug, picture });

const data: { [Kind in PageKind]?: PageBlock<Kind>['data'] } = {
  banners: { banners: shownBanners },
  banner: {
    picture,
    phone_picture: null,
    title: 'Знижки',
    text: 'Цього тижня',
    link: '/collection/verba',
    tone: 'dark',
  },
  facts: { items: [{ title: 'Власна пасіка', text: 'під Каневом' }] },
  products: {
    title: 'Новинки',
    products: [
      {
        id: 1,
        name: 'Гель',
        brand: 'Verba',
        url: '/product/gel',
        human: '',
        is_collection_product: false,
        variant: { id: 1, price: '620.00', discount_price: '0.00' },
        isFrom: false,
        sizes: '200 мл',
        images: [picture],
        isInStock: true,
      },
    ],
  },
  brands: {
    title: 'Бренди',
    brands: [{ name: 'Verba', slug: 'verba', character: 'Трави', home_banner_picture: picture }],
  },
  skin_types: { title: 'Тип шкіри', text: 'Оберіть свій', pages: [page('Суха', 'sukha')] },
  goals: { title: 'Що турбує?', text: '', pages: [page('Сухість', 'sukhist')] },
  picture_text: {
    look: 'dark',
    title: 'Про землю',
    text: 'Рахуємо коробки',
    points: [{ title: 'Папір', text: 'замість плівки' }],
    picture,
    button: 'Докладніше',
    link: '/about-us',
  },
  story: { title: 'Наша історія', lead: 'Усе почалося з меду', text: 'Раз\n\nДва', picture, button: '', link: null },
  quote: { words: 'Найкращий мед', who: 'Оленка' },
  steps: { title: 'Як ми працюємо', items: [{ title: 'Читаємо склад', text: 'Уважно' }] },
  ways: { items: [{ title: 'Маєте кабінет?', text: '', button: 'Стати партнером', link: '/partner' }] },
  press: { title: 'Про нас пишуть', picture, phone_picture: null },
  newsletter: { title: 'Лист із росою', text: 'Раз на два тижні' },
  rich_text: { title: 'Умови', text: '<p>Дуже прості</p>' },
  contacts: { note: 'Найшвидше в Telegram.' },
  film: { caption: 'Без звуку' },
};

/** A block of each kind. */
export const sampleKinds = Object.keys(data) as PageKind[];

export const sampleBlock = <Kind extends PageKind>(kind: Kind, changes: object = {}, id: string = kind) =>
  ({ id, kind, data: { ...data[kind], ...changes } }) as unknown as PageBlock;

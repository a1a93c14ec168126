import type { BlockKind, blockKinds, ProductRule } from '@shop/domain/block-kinds.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import { kindWording } from '../kinds.ts';

type FieldWords<Field> = Field extends { as: 'choice'; of: readonly (infer Value extends string)[] }
  ? { label: string; choices: Record<Value, string> }
  : Field extends { as: 'list'; of: infer Fields }
    ? { label: string /** One of them: «Перевага». */; item: string; fields: FieldsWords<Fields> }
    : Field extends { as: 'kind_pages' | 'home_banners' }
      ? { label: string; hint: string }
      : string | { label: string; hint: string };
type FieldsWords<Fields> = { [Name in keyof Fields]: FieldWords<Fields[Name]> };

type KindWords<Kind extends BlockKind> = {
  name: string;
  /** What it is for, in the dialog that adds it. */
  purpose: string;
  fields: FieldsWords<(typeof blockKinds)[Kind]['fields']>;
};

const title = 'Заголовок';
const text = 'Текст';
const link = { label: 'Куди веде', hint: 'Сторінка крамниці або адреса, що починається з https://' };
const button = 'Напис на кнопці';
const picture = 'Зображення';
const label = 'Назва в меню';
const short_label = { label: 'Коротка назва', hint: 'Для вузьких екранів. Порожньо — показуємо повну.' };
const point = { title, text };

/** What the form of each kind says. A kind or a field without words does not compile. */
export const blockKindWording: { readonly [Kind in BlockKind]: KindWords<Kind> } = {
  banners: {
    name: 'Банери',
    purpose: 'Карусель великих зображень угорі сторінки.',
    fields: {
      banners: {
        label: 'Банери',
        hint: 'Показуємо банери з розділу «Банери головної», які там увімкнено, у тому самому порядку.',
      },
    },
  },
  banner: {
    name: 'Банер',
    purpose: 'Одне широке зображення із заголовком і посиланням, як-от до свята.',
    fields: {
      picture: 'Зображення для комп’ютера',
      phone_picture: {
        label: 'Зображення для телефона',
        hint: 'Без нього на телефоні буде те саме, що й на комп’ютері.',
      },
      title,
      text,
      link,
      tone: {
        label: 'Колір тексту',
        choices: { dark: 'Темний, на світлому зображенні', light: 'Світлий, на темному зображенні' },
      },
    },
  },
  facts: {
    name: 'Переваги',
    purpose: 'До чотирьох коротких фактів у ряд: доставка, повернення, консультація.',
    fields: { items: { label: 'Переваги', item: 'Перевага', fields: point } },
  },
  products: {
    name: 'Товари',
    purpose: 'Добірка товарів: новинки, хіти, знижки або ті, що ви виберете.',
    fields: { title, products: 'Які товари' },
  },
  brands: {
    name: 'Бренди',
    purpose: 'Великі зображення трьох брендів із посиланнями на їхні сторінки.',
    fields: { title, brands: { label: 'Бренди', hint: 'До трьох. Порожні місця займуть перші бренди з меню.' } },
  },
  skin_types: {
    name: 'Типи шкіри',
    purpose: 'Посилання на всі типи шкіри з їхніми зображеннями.',
    fields: {
      title,
      text,
      pages: { label: 'Типи шкіри', hint: 'Показуємо всі, що є в розділі «Типи шкіри», у тому самому порядку.' },
    },
  },
  goals: {
    name: 'Потреби шкіри',
    purpose: 'Посилання на всі потреби шкіри: зволоження, сяйво, бар’єр.',
    fields: {
      title,
      text,
      pages: { label: 'Потреби шкіри', hint: 'Показуємо всі, що є в розділі «Потреби шкіри», у тому самому порядку.' },
    },
  },
  picture_text: {
    name: 'Зображення з текстом',
    purpose: 'Розповідь поруч із зображенням, з пунктами або без них.',
    fields: {
      look: { label: 'Тло', choices: { light: 'Світле', dark: 'Темне' } },
      title,
      text,
      points: { label: 'Пункти', item: 'Пункт', fields: point },
      picture,
      button,
      link,
    },
  },
  story: {
    name: 'Історія',
    purpose: 'Заголовок ліворуч, текст праворуч, під ними широке зображення.',
    fields: {
      title,
      lead: 'Вступ',
      text: { label: text, hint: 'Порожній рядок починає новий абзац.' },
      picture,
      button,
      link,
    },
  },
  quote: {
    name: 'Цитата',
    purpose: 'Одна думка великими літерами: ваша або покупця.',
    fields: { words: 'Слова', who: { label: 'Чиї слова', hint: 'Ім’я та, якщо варто, хто це.' } },
  },
  steps: {
    name: 'Кроки',
    purpose: 'Пронумеровані кроки: як ви добираєте товари, як замовити.',
    fields: { title, items: { label: 'Кроки', item: 'Крок', fields: point } },
  },
  ways: {
    name: 'Куди далі',
    purpose: 'До трьох коротких текстів поруч, кожен із кнопкою.',
    fields: { items: { label: 'Тексти', item: 'Текст', fields: { ...point, button, link } } },
  },
  press: {
    name: 'Про нас пишуть',
    purpose: 'Логотипи видань, які згадували крамницю, одним зображенням.',
    fields: {
      title,
      picture: 'Зображення для комп’ютера',
      phone_picture: {
        label: 'Зображення для телефона',
        hint: 'Без нього на телефоні буде те саме, що й на комп’ютері.',
      },
    },
  },
  newsletter: {
    name: 'Підписка на листи',
    purpose: 'Поле для електронної адреси тих, хто хоче отримувати листи.',
    fields: { title, text },
  },
  questions: {
    name: 'Питання й відповіді',
    purpose: 'Запитання, які ставлять найчастіше. Відповідь відкривається натиском.',
    fields: {
      title,
      items: { label: 'Питання', item: 'Питання', fields: { question: 'Питання', answer: 'Відповідь' } },
    },
  },
  rich_text: {
    name: 'Текст',
    purpose: 'Довільний текст із підзаголовками, списками й таблицями.',
    fields: { title, text },
  },
  contacts: {
    name: 'Контакти',
    purpose: 'Телефон, пошта, адреса, години роботи й соцмережі з налаштувань.',
    fields: { note: { label: 'Примітка', hint: 'Рядок під контактами, як-от «У вихідні відповідаємо довше».' } },
  },
  film: { name: 'Фільм', purpose: 'Відео про крамницю.', fields: { caption: 'Підпис' } },

  about_shop: { name: 'Про крамницю', purpose: 'Назва крамниці та кілька слів про неї.', fields: { text } },
  links: {
    name: 'Посилання',
    purpose: 'Стовпчик посилань із заголовком.',
    fields: { title, links: { label: 'Посилання', item: 'Посилання', fields: { label: 'Назва', link } } },
  },
  contact_links: {
    name: 'Контакти',
    purpose: 'Телефон, пошта й соцмережі з налаштувань.',
    fields: { title },
  },

  announcement: {
    name: 'Оголошення',
    purpose: 'Один рядок над усіма сторінками: акція, свята, зміна графіка.',
    fields: { text, link },
  },
  delivery_promise: {
    name: 'Умови доставки',
    purpose: 'Рядок про безкоштовну доставку. Суми беремо з налаштувань, тож він завжди правдивий.',
    fields: {},
  },

  menu_brands: { name: 'Бренди', purpose: 'Панель з усіма брендами.', fields: { label } },
  menu_pages: {
    name: 'Розділ каталогу',
    purpose: 'Панель із типами шкіри, потребами або типами засобів.',
    fields: { label, of: { label: 'Що в панелі', choices: ofEachProductKind((kind) => kindWording[kind].many) } },
  },
  menu_offer: {
    name: 'Спеціальна пропозиція',
    purpose: 'Посилання, яке видно лише тоді, коли пропозиція діє.',
    fields: { label, short_label },
  },
  menu_link: { name: 'Посилання', purpose: 'Будь-яка сторінка в меню.', fields: { label, short_label, link } },
  menu_footnotes: {
    name: 'Унизу меню',
    purpose: 'Посилання наприкінці меню на телефоні.',
    fields: {
      links: {
        label: 'Посилання',
        item: 'Посилання',
        fields: {
          icon: {
            label: 'Значок',
            choices: { user: 'Людина', truck: 'Вантажівка', message: 'Повідомлення', heart: 'Серце' },
          },
          label: 'Назва',
          link,
        },
      },
    },
  },
};

export type AnyFieldWords = {
  label: string;
  hint?: string;
  item?: string;
  choices?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string | AnyFieldWords>>;
};

/** The words of any field, for a form that is derived from the kinds. */
export const fieldWordsOf = (kind: BlockKind) =>
  blockKindWording[kind].fields as Readonly<Record<string, string | AnyFieldWords>>;

export const productRuleWording: Record<ProductRule, string> = {
  new: 'Новинки',
  bestsellers: 'Хіти продажу',
  on_sale: 'Зі знижкою',
  by_hand: 'Вручну',
  product_type: 'За типом засобу',
  skin_type: 'За типом шкіри',
  goal: 'За потребою шкіри',
  brand: 'За брендом',
};

import type { SvgProblem } from '@shop/contract/errors.ts';
import type { Meaning } from '@shop/domain/palette.ts';

export const lookWording = {
  name: 'Оформлення |||| Оформлення',
  fields: {
    accent: 'Основний колір',
    paper: 'Колір тла',
    logo_id: 'Логотип',
    logo: 'Логотип',
    icon_id: 'Значок',
    icon: 'Значок',
    cover_id: 'Зображення поруч зі входом',
    cover: 'Зображення поруч зі входом',
    social_id: 'Зображення для посилань',
    social: 'Зображення для посилань',
    has_drop: 'Крапля біля назви',
  },
  hints: {
    logo_id: 'Замість назви в шапці, унизу сторінки й у листах.',
    icon_id: 'Квадратне: на вкладці браузера й на екрані телефона. Без нього малюємо краплю або першу літеру назви.',
    cover_id: 'На широких екранах поруч із формами входу та реєстрації. Без нього там буде поле основного кольору.',
    social_id:
      'Його видно, коли посиланням на крамницю діляться в месенджерах і соціальних мережах. Найкраще 1200 × 630. Без нього там буде назва.',
    accent: 'Кнопки, посилання й темні частини сторінок. Решту відтінків добираємо самі.',
    paper: 'Світлий колір, на якому стоять тексти.',
    has_drop: 'Також на значку, якщо немає свого зображення.',
  },
  sections: { names: 'Логотип і значок', colours: 'Кольори', pictures: 'Зображення' },
  choose: (field: string) => `Обрати колір: ${field}`,
  files: 'PNG, JPEG, WebP, AVIF або SVG, до 5 МБ.',
  sample: 'Так виглядатиме',
  sampleText: 'Текст на тлі сторінки',
  sampleSoft: 'і пояснення до нього',
  sampleLink: 'посилання',
  sampleButton: 'Додати в кошик',
  sampleDark: 'Текст на темному',
  contrast: (ratio: number) => `Контраст основного кольору з тлом — ${ratioWords(ratio)}: текст читатиметься.`,
  saved: 'Оформлення збережено.',
};

/** Rounded down: 4,49 is not enough, and must not read as 4,5. */
function ratioWords(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toLocaleString('uk-UA', { minimumFractionDigits: 1 })} : 1`;
}

const meaningNames: Record<Meaning, string> = {
  danger: 'кольором помилок',
  success: 'кольором вдалих дій',
  notice: 'кольором застережень',
  berry: 'кольором знижок',
  copper: 'кольором спеціальних пропозицій',
};

/** Under a colour with which some text could not be read. Undefined for another rule. */
export function contrastWords(params: { rule?: string; ratio?: number } | undefined): string | undefined {
  const [, text] = /^contrast_(\w+)$/.exec(params?.rule ?? '') ?? [];
  if (text === undefined || params?.ratio === undefined) return undefined;
  const needed = 'щоб текст читався, потрібно щонайменше 4,5 : 1.';
  return text === 'accent'
    ? `Контраст цього кольору з тлом ${ratioWords(params.ratio)} замалий: ${needed} Оберіть темніший.`
    : `Контраст цього тла з ${meaningNames[text as Meaning]} ${ratioWords(params.ratio)} замалий: ${needed} Оберіть світліше.`;
}

const svgProblemWords: Record<SvgProblem, string> = {
  doctype: 'у ньому є DOCTYPE або ENTITY',
  script: 'у ньому є сценарій або вкладена сторінка',
  style: 'у ньому є стилі, яких ми не приймаємо: @import або зворотна скісна риска',
  reference: 'він посилається на інші файли чи адреси',
  encoding: 'його збережено не в UTF-8',
  too_large: 'він більший за 1 МБ',
  size: 'у нього незвичайні розміри',
  too_complex: 'він надто складний, щоб його намалювати',
  unreadable: 'його не вдалося прочитати',
};

export const svgNotAccepted = (problem: SvgProblem): string =>
  `Цей файл SVG не підходить: ${svgProblemWords[problem]}. Збережіть його інакше або як PNG.`;

import { expect, test } from 'vitest';
import { toSlug } from './slugs.ts';

test.each([
  ['Крем для обличчя «Ранкова роса»', 'krem-dlia-oblychchia-rankova-rosa'],
  ['Щоденний захист SPF 50+', 'shchodennyi-zakhyst-spf-50'],
  ['Тонік з екстрактом м’яти', 'tonik-z-ekstraktom-miaty'],
  ["Об'ємний шампунь", 'obiemnyi-shampun'],
  ['Їжачок, ягідний йогурт', 'yizhachok-yahidnyi-yohurt'],
  ['Юнь єдиної ночі', 'yun-yedynoi-nochi'],
  ['Чиї надії та мої', 'chyi-nadii-ta-moi'],
  ['Згущена олія розмарину', 'zghushchena-oliia-rozmarynu'],
  ['ЗГОДА', 'zghoda'],
  ['Ґрунт і гель', 'grunt-i-hel'],
  ['Хна, цинк, час, шовк', 'khna-tsynk-chas-shovk'],
  ['Лляна пудра 0,5 г', 'lliana-pudra-0-5-h'],
  ['Нечуй-Левицький, Яр-юр', 'nechui-levytskyi-yar-yur'],
  ['«Ялівець»', 'yalivets'],
  ['Crème brûlée', 'creme-brulee'],
  ['Rosa Lab  Ice—Toner', 'rosa-lab-ice-toner'],
  ['и\u0306од і і\u0308жа', 'yod-i-yizha'],
  ['  -- ', ''],
  ['日本', ''],
])('%s is at %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a long name ends with a whole word', () => {
  expect(toSlug('зволожувальна маска '.repeat(5))).toBe(
    'zvolozhuvalna-maska-zvolozhuvalna-maska-zvolozhuvalna-maska-zvolozhuvalna-maska',
  );
  expect(toSlug(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
  expect(toSlug('a'.repeat(90))).toBe('a'.repeat(80));
});

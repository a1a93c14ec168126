import { kopiykas } from '@shop/domain/money.ts';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/open-page.tsx';
import { NewsletterBlock } from '../features/blocks/kinds/newsletter.tsx';
import { SubmitSection } from '../features/checkout/placing/submit-section.tsx';
import ConsentBanner from '../features/consent/consent-banner.tsx';
import RegisterPage from '../features/customers/register-page.tsx';
import InformationPage from '../features/information/information-page.tsx';
import { PartnerForm } from '../features/partners/partner-form.tsx';

const options = { positions: [], educations: [], specializations: [], workplaces: [], how_they: [] };
const Partner = () => <PartnerForm options={options} onTaken={() => undefined} />;
const Submit = () => (
  <SubmitSection
    form="order"
    total={kopiykas(100_00)}
    goods={kopiykas(100_00)}
    order={undefined}
    method="cash"
    isBusy={false}
  />
);

const Newsletter = () => (
  <NewsletterBlock
    id="news"
    data={{ title: 'Листи', text: '' }}
    place="home"
    level={2}
    isFirst={false}
    isEager={false}
  />
);

const shop = { look: { cover: null } };

const told = (words: string) => (_: string, element: Element | null) =>
  element?.textContent?.replaceAll('\u00a0', ' ') === words;

const sentences = [
  ['registration', RegisterPage, 'Погоджуюся на обробку персональних даних', ' відповідно до умов користування'],
  ['the form of partners', Partner, 'Погоджуюся на обробку персональних даних', ' відповідно до умов користування'],
  [
    'the newsletter',
    Newsletter,
    'Надішлемо лист, щоб підтвердити адресу; відписатися можна будь-коли.',
    ' Про ваші дані читайте в умовах користування.',
  ],
  ['the checkout', Submit, '', 'Натискаючи кнопку, ви погоджуєтеся з умовами публічної оферти.'],
  [
    'the question about cookies',
    ConsentBanner,
    'Крамниця працює й без зайвих cookie. З вашої згоди ми також збираємо статистику відвідувань і оцінюємо рекламу.',
    ' Як ми дбаємо про дані',
  ],
] as const;

test.each(sentences)(
  '%s speaks of the terms and leads there only while they are published',
  async (_, Part, always, more) => {
    await openPage(Part, { shell: { shop, publishedPages: ['/page/terms'] } });
    expect(screen.getAllByText(told(always + more)).length).toBeGreaterThan(0);
    expect(linksTo('/page/terms')).toBe(1);
  },
);

test.each(sentences)('%s stays a sentence where the terms are not published', async (_, Part, always, more) => {
  await openPage(Part, { shell: { shop, publishedPages: ['/page/delivery'] } });
  if (always !== '') expect(screen.getAllByText(told(always)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(told(always + more))).toEqual([]);
  expect(linksTo('/page/terms')).toBe(0);
});

test('the question about cookies leads to the policy of the shop where there is one', async () => {
  await openPage(ConsentBanner, { shell: { shop, publishedPages: ['/page/terms', '/info/privacy'] } });
  expect(screen.getByRole('link', { name: 'Як ми дбаємо про дані' })).toHaveAttribute('href', '/info/privacy');
});

test('beside a page stand the pages that are published, and no others', async () => {
  const pages = [
    { title: 'Публічна оферта', path: '/page/terms' },
    { title: 'Догляд', path: '/info/care' },
  ];
  const data = { title: 'Догляд', content: '<p>Щодня</p>', pages };
  const Page = InformationPage as unknown as ComponentType<{ loaderData: typeof data }>;
  await openPage(() => <Page loaderData={data} />, { path: '/info/:slug', at: '/info/care' });
  const tabs = within(screen.getByRole('navigation', { name: 'Інформація' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Умови користування', '/page/terms', null],
    ['Догляд', '/info/care', 'page'],
  ]);
});

const linksTo = (path: string) =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === path).length;

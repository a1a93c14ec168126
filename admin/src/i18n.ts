import { reactAdminMessages } from '@shop/wording/admin/react-admin.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resources } from './resources.tsx';

const messages = {
  ...reactAdminMessages,
  resources: Object.fromEntries(resources.map(({ name, words }) => [name, words])),
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'uk');

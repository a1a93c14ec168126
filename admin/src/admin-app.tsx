import { adminWording } from '@shop/wording/admin/admin.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { adminStore } from './admin-store.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { TestLetterPage } from './features/dashboard/opening/test-letter-page.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { i18nProvider } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { resources } from './resources.tsx';
import { mayUse } from './rights.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { useShopTheme } from './shell/use-shop-theme.ts';
import { WaitingPage } from './shell/waiting-page.tsx';

export function AdminApp() {
  const theme = useShopTheme();
  return (
    <Admin
      title={adminWording.title}
      requireAuth
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={adminStore}
      loading={WaitingPage}
      dashboard={DashboardPage}
      layout={AdminLayout}
      loginPage={SignInPage}
      theme={theme}
      darkTheme={null}
      disableTelemetry
    >
      {(held) => [
        ...resources
          .filter(({ needs }) => mayUse(needs, held))
          .map(({ needs: _needs, words: _words, changedBy, create, edit, ...resource }) => (
            <Resource key={resource.name} {...resource} {...(mayUse(changedBy ?? _needs, held) && { create, edit })} />
          )),
        <CustomRoutes key="own">
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/test-letter/:token" element={<TestLetterPage />} />
        </CustomRoutes>,
      ]}
    </Admin>
  );
}

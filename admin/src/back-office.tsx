import { officeWording } from '@shop/wording/admin/office.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { i18nProvider } from './i18n.ts';
import { officeStore } from './office-store.ts';
import { queryClient } from './query-client.ts';
import { resources } from './resources.tsx';
import { mayUse } from './rights.ts';
import { OfficeLayout } from './shell/office-layout.tsx';
import { WaitingPage } from './shell/waiting-page.tsx';
import { theme } from './theme.ts';

export function BackOffice() {
  return (
    <Admin
      title={officeWording.title}
      requireAuth
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={officeStore}
      loading={WaitingPage}
      dashboard={DashboardPage}
      layout={OfficeLayout}
      loginPage={SignInPage}
      theme={theme}
      darkTheme={null}
      disableTelemetry
    >
      {(role) => [
        ...resources
          .filter(({ needs }) => mayUse(needs, role))
          .map(({ needs: _needs, words: _words, changedBy, create, edit, ...resource }) => (
            <Resource key={resource.name} {...resource} {...(mayUse(changedBy ?? _needs, role) && { create, edit })} />
          )),
        <CustomRoutes key="own">
          <Route path="/profile" element={<ProfilePage />} />
        </CustomRoutes>,
      ]}
    </Admin>
  );
}

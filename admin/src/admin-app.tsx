import { derivePalette, usualPalette } from '@shop/domain/palette.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { useEffect, useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { adminStore } from './admin-store.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import { SignInPage } from './features/sign-in/sign-in-page.tsx';
import { i18nProvider } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { resources } from './resources.tsx';
import { mayUse } from './rights.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { useShop } from './shell/use-shop-name.ts';
import { WaitingPage } from './shell/waiting-page.tsx';
import { themeIn } from './theme.ts';

export function AdminApp() {
  const { accent, paper, icon } = useShop()?.look ?? { ...usualPalette, icon: undefined };
  const theme = useMemo(() => themeIn(derivePalette({ accent, paper })), [accent, paper]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon !== undefined && link !== null) link.href = icon;
  }, [icon]);
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

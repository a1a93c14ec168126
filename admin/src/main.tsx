import '@fontsource-variable/onest/index.css';
import './fonts.css';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminApp } from './admin-app.tsx';
import { ForgottenPasswordPage } from './features/sign-in/forgotten-password-page.tsx';
import { SetPasswordPage } from './features/sign-in/set-password-page.tsx';

document.title = adminWording.documentTitle;

const router = createBrowserRouter(
  [
    { path: '/link/:uid/:token', element: <SetPasswordPage /> },
    { path: '/forgotten-password', element: <ForgottenPasswordPage /> },
    { path: '*', element: <AdminApp /> },
  ],
  { basename: '/admin' },
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

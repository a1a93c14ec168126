import '@fontsource-variable/onest/index.css';
import './fonts.css';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminApp } from './admin-app.tsx';

document.title = adminWording.documentTitle;

const router = createBrowserRouter([{ path: '*', element: <AdminApp /> }], { basename: '/admin' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

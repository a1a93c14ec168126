import '@fontsource-variable/onest/index.css';
import './fonts.css';
import { officeWording } from '@shop/wording/admin/office.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { BackOffice } from './back-office.tsx';

document.title = officeWording.documentTitle;

const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

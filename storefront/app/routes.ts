import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole site map. */
export default [
  index('features/home/home-page.tsx', { id: 'home' }),
  route('home', 'features/home/home-page.tsx', { id: 'home-alias' }),
  route('*', 'features/information/not-found-page.tsx'),
] satisfies RouteConfig;

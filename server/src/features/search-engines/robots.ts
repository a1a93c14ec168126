/** What belongs to one visitor, or is no page at all. */
const closedPaths = [
  '/account',
  '/checkout',
  '/confirmation',
  '/failed',
  '/payment-confirmation/',
  '/admin',
  '/api/',
  '/login',
  '/register',
  '/change-password',
  '/reset-password',
  '/password/',
  '/user/',
  '/subscription/',
];

export function writeRobots(publicUrl: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

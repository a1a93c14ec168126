import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ordinaryPages } from '../../../tests/counting-storefront.ts';
import { PageCache } from './page-cache.ts';
import { pages } from './pages.ts';

const provider = 'https://secure.wayforpay.com';

/** The policies of a page with the widget at this address. */
async function readPolicies(widgetUrl: string, address: string) {
  await using app = Fastify();
  pages(app, ordinaryPages(), {
    cache: new PageCache(),
    api: () => Promise.reject(new Error('not asked')),
    publicUrl: 'https://rosa.example',
    payment: { widgetUrl },
    redirectFor: async () => undefined,
    findPreview: async () => undefined,
    movedTo: async () => undefined,
    isClosed: async () => false,
    hasRateLimits: true,
  });
  const { headers } = await app.inject(address);
  const policy = String(headers['content-security-policy']).split('; ');
  return {
    names: Object.fromEntries(policy.map((each) => [each.split(' ')[0], each])),
    permissions: headers['permissions-policy'],
  };
}

test.each(['/checkout', '/failed', '/failed/', '/payment-confirmation/order-1-2', '/checkout?debug=true'])(
  '%s allows the origin of the card provider',
  async (address) => {
    const { names, permissions } = await readPolicies(`${provider}/server/pay-widget.js`, address);
    expect(names).toEqual({
      'default-src': "default-src 'self'",
      'script-src': `script-src 'self' ${provider}`,
      'style-src': `style-src 'self' ${provider} 'unsafe-inline'`,
      'img-src': `img-src 'self' ${provider} data:`,
      'font-src': `font-src 'self' ${provider}`,
      'connect-src': `connect-src 'self' ${provider}`,
      'frame-src': `frame-src 'self' ${provider}`,
      'manifest-src': "manifest-src 'self'",
      'worker-src': "worker-src 'self'",
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'form-action': `form-action 'self' ${provider}`,
    });
    expect(permissions).toBe(`camera=(), geolocation=(), microphone=(), payment=(self "${provider}")`);
  },
);

test.each([
  ['any other page', `${provider}/server/pay-widget.js`, '/confirmation'],
  ['the home page', `${provider}/server/pay-widget.js`, '/'],
  ['a page that pays by a widget of our own', '/emulators/wayforpay/server/pay-widget.js', '/checkout'],
])('%s allows no other origin', async (_what, widgetUrl, address) => {
  const { names, permissions } = await readPolicies(widgetUrl, address);
  expect(Object.values(names).join()).not.toMatch(/unsafe|https?:/);
  expect(permissions).toBeUndefined();
});

test('the confirmation page is rendered and cached once for all orders', async () => {
  const storefront = ordinaryPages();
  const cache = new PageCache();
  await using app = Fastify();
  pages(app, storefront, {
    cache,
    api: () => Promise.reject(new Error('not asked')),
    publicUrl: 'https://rosa.example',
    payment: { widgetUrl: '/widget.js' },
    redirectFor: async () => undefined,
    findPreview: async () => undefined,
    movedTo: async () => undefined,
    isClosed: async () => false,
    hasRateLimits: true,
  });
  for (const reference of ['one', 'two', 'three-2']) await app.inject(`/payment-confirmation/${reference}`);
  expect(storefront.rendered).toEqual(['https://rosa.example/payment-confirmation/reference']);
  expect(cache.size.answers).toBe(1);
});

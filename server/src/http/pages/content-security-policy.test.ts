import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const options = { scriptMark: 'mark', isDevelopment: false };

test("the page's own scripts may run, and their nonce is removed from the page", () => {
  const { html, policy } = contentSecurityPolicy(
    '<p>a</p><script nonce="mark">one()</script><script nonce="mark" src="/x.js"></script>',
    options,
  );
  expect(html).toBe('<p>a</p><script>one()</script><script src="/x.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
});

test('an injected script may not run', () => {
  const { policy } = contentSecurityPolicy('<script>evil()</script><script nonce="guess">evil()</script>', options);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('sha256');
});

test('nothing else is allowed than what the shop serves itself', () => {
  const { policy } = contentSecurityPolicy('', options);
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('where tags are allowed, only those of one company are, and eval is not', () => {
  const { policy } = contentSecurityPolicy('<script nonce="mark">one()</script>', { ...options, hasTags: true });
  const tags = 'https://*.googletagmanager.com';
  const images = `${tags} https://*.google-analytics.com https://*.analytics.google.com`;
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('one()')} ${tags}`,
    "style-src 'self'",
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${images} https://www.google.com`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]);
});

import { expect, test } from 'vitest';
import { withoutKnown } from './slim-manifest.ts';

const root = { id: 'root', hasLoader: true, hasAction: false, imports: ['/a.js', '/shell.js'] };
const home = { id: 'home', hasLoader: true, hasAction: false, imports: ['/a.js', '/shell.js', '/home.js'], css: [] };
const manifest = { entry: { imports: ['/a.js'] }, routes: { root, home }, version: '1' };

test('what is false, and what the frame has loaded, is left out', () => {
  const script = withoutKnown(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(script.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry: { imports: ['/a.js'] },
    routes: {
      root: { id: 'root', hasLoader: true, imports: ['/a.js', '/shell.js'] },
      home: { id: 'home', hasLoader: true, imports: ['/home.js'], css: [] },
    },
    version: '1',
  });
});

test('another shape is not guessed at', () => {
  expect(() => withoutKnown('export default {}')).toThrow('another shape');
});

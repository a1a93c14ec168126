import { expect, test } from 'vitest';
import { featureImports, findCycle } from './check-features.ts';

const files = (sources: Record<string, string>) => new Map(Object.entries(sources));

test('features that need each other in one direction are no circle', () => {
  const imports = featureImports(
    files({
      'checkout/placing/place.ts': "import { a } from '../../payments/index.ts';\nimport { b } from './own.ts';",
      'payments/pay.ts': "import type { Row } from '../orders/index.ts';\nimport { x } from '../../shop.ts';",
      'orders/row.ts': "import { z } from 'zod';",
    }),
  );
  expect([...imports].map(([from, to]) => [from, [...to.keys()]])).toEqual([
    ['checkout', ['payments']],
    ['payments', ['orders']],
  ]);
  expect(findCycle(imports)).toBeUndefined();
});

test('a circle over several features is found, by types and by lazy imports, too', () => {
  const imports = featureImports(
    files({
      'a/one.ts': "import type { B } from '../b/index.ts';",
      'b/two.ts': "const c = () => import('../c/index.ts');",
      'c/deep/three.ts': "export { a } from '../../a/index.ts';",
      'd/four.ts': "import { a } from '../a/index.ts';",
    }),
  );
  expect(findCycle(imports)).toEqual(['a', 'b', 'c', 'a']);
});

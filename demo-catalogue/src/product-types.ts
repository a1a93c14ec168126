import type { DemoKind } from './demo-shapes.ts';

export const demoProductTypes: readonly DemoKind[] = [
  { slug: 'syrovatky', name: 'Сироватки' },
  { slug: 'ochyshchennia', name: 'Очищення' },
  { slug: 'kremy', name: 'Креми' },
  { slug: 'sontsezakhyst', name: 'Сонцезахист' },
  { slug: 'masky', name: 'Маски' },
  { slug: 'toniky', name: 'Тоніки' },
  { slug: 'ampuly', name: 'Ампули' },
  { slug: 'nabory', name: 'Набори' },
  { slug: 'dohliad-za-ochyma', name: 'Догляд за очима' },
  { slug: 'dohliad-za-hubamy', name: 'Догляд за губами' },
  { slug: 'dohliad-za-tilom', name: 'Догляд за тілом' },
];

import { expect, test } from 'vitest';
import { fillTemplate, parseTemplate } from './letter-templates.ts';

const names = ['ім’я', 'номер замовлення', 'крамниця'];

test.each([
  ['Дякуємо!', [{ text: 'Дякуємо!' }]],
  ['', []],
  ['{ім’я}, дякуємо', [{ value: 'ім’я' }, { text: ', дякуємо' }]],
  ["{ім'я}{ІМʼЯ}", [{ value: 'ім’я' }, { value: 'ім’я' }]],
  ['№\u00a0{ номер\u00a0 замовлення }', [{ text: '№\u00a0' }, { value: 'номер замовлення' }]],
])('«%s» is understood', (template, tokens) => {
  expect(parseTemplate(template, names)).toEqual({ tokens, faults: [] });
});

test.each([
  ['{сума}', [{ rule: 'unknown_value', name: 'сума' }]],
  ['{}', [{ rule: 'unknown_value', name: '' }]],
  [
    '{constructor}{__proto__}',
    [
      { rule: 'unknown_value', name: 'constructor' },
      { rule: 'unknown_value', name: '__proto__' },
    ],
  ],
  ['{ім’я', [{ rule: 'lone_brace' }]],
  ['ім’я}', [{ rule: 'lone_brace' }]],
  ['{{ім’я}}', [{ rule: 'lone_brace' }, { rule: 'lone_brace' }]],
  ['{крамниця {ім’я}}', [{ rule: 'lone_brace' }, { rule: 'lone_brace' }]],
])('«%s» is at fault', (template, faults) => {
  expect(parseTemplate(template, names).faults).toEqual(faults);
});

test.each([
  ['{крамниця}', 'Вітаємо, {крамниця}!'],
  ['{{ім’я}}', 'Вітаємо, {{ім’я}}!'],
  ['}', 'Вітаємо, }!'],
  ['$& $1', 'Вітаємо, $& $1!'],
  ['Олена\r\nBcc: thief@evil.example', 'Вітаємо, Олена Bcc: thief@evil.example!'],
  ['Олена\u2028\u0085Коваль', 'Вітаємо, Олена Коваль!'],
])('a customer called «%s» is a name and nothing else', (name, said) => {
  const { tokens } = parseTemplate('Вітаємо, {ім’я}!', names);
  expect(fillTemplate(tokens, { 'ім’я': name, крамниця: 'Роса' })).toBe(said);
});

test('a value that is missing leaves nothing behind', () => {
  expect(fillTemplate(parseTemplate('{ім’я}!', names).tokens, {})).toBe('!');
});

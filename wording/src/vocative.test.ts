import { expect, test } from 'vitest';
import { vocative } from './vocative.ts';

test.each([
  ['Олена', 'Олено'],
  ['Ольга', 'Ольго'],
  ['Марія', 'Маріє'],
  ['Мар’яна', 'Мар’яно'],
  ['Микола', 'Миколо'],
  ['Андрій', 'Андрію'],
  ['Петро', 'Петре'],
  ['Михайло', 'Михайле'],
  ['Богдан', 'Богдане'],
  ['Ярослав', 'Ярославе'],
  ['Олександр', 'Олександре'],
  ['Денис', 'Денисе'],
])('the vocative of %s is %s', (name, called) => {
  expect(vocative(name)).toBe(called);
});

test.each(['Наталя', 'Марко', 'Ігор', 'Олег', 'Маша', 'Ніколь', 'Катрін', 'ОЛЕНА', 'Анна-Марія', 'Olena', 'І', ''])(
  '%s stays as it is written',
  (name) => {
    expect(vocative(name)).toBe(name);
  },
);

import { expect, test } from 'vitest';
import { ingredientsOf } from './ingredients-of.ts';

test.each([
  ['Aqua, 1,2-Hexanediol, Sodium PCA, Parfum.', ['1,2-Hexanediol', 'Sodium PCA']],
  ['Aqua;Glycerin\nMel', ['Glycerin', 'Mel']],
  [
    'Олія: Squalane, Mel. Крем «Мох»: Aqua, Diatomaceous Earth (Solum Diatomeae)',
    ['Squalane', 'Mel', 'Diatomaceous Earth (Solum Diatomeae)'],
  ],
  ['Retinol 0.3 %, CI 77891', ['Retinol 0.3 %', 'CI 77891']],
  ['', []],
])('the composition «%s» has %j', (composition, ingredients) => {
  expect(ingredientsOf({ composition, keyIngredients: '' })).toEqual(ingredients);
});

test('names of the page come first, without tags and entities', () => {
  const keyIngredients = '<ul><li><strong>Мед</strong> — м’якість.</li><li><b>Пантенол&nbsp;<em>B5</em></b></li></ul>';
  expect(ingredientsOf({ composition: 'Mel', keyIngredients })).toEqual(['Мед', 'Пантенол B5', 'Mel']);
});

import { plural } from './plurals.ts';

/** What a schema says about a wrong value, as far as words depend on it. */
export type ValidationIssue = {
  code: string;
  isMissing: boolean;
  /** What is too small or too big: a text, a list or a number. */
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
  expected?: string | undefined;
};

const required = "Це поле обов'язкове";

const expectedWords: Record<string, string> = {
  string: 'Має бути текст',
  number: 'Має бути число',
  int: 'Має бути ціле число',
  boolean: 'Має бути «так» або «ні»',
  array: 'Має бути список',
  object: 'Має бути об’єкт',
};

/** The words under a field, for rules that have no words of their own. */
export function validationMessage(issue: ValidationIssue): string {
  if (issue.isMissing) return required;
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return expectedWords[issue.expected ?? ''] ?? 'Неправильне значення';
    case 'invalid_format':
      return issue.format === 'email' ? 'Введіть коректний email' : 'Неправильний формат';
    default:
      return 'Неправильне значення';
  }
}

function tooSmall(origin: string | undefined, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? required : `Щонайменше ${characters(minimum)}`;
  if (origin === 'array') return `Щонайменше ${items(minimum)}`;
  return `Має бути не менше ${minimum}`;
}

function tooBig(origin: string | undefined, maximum: number): string {
  if (origin === 'string') return `Щонайбільше ${characters(maximum)}`;
  if (origin === 'array') return `Щонайбільше ${items(maximum)}`;
  return `Має бути не більше ${maximum}`;
}

const characters = (count: number) => plural(count, { one: 'символ', few: 'символи', many: 'символів' });
const items = (count: number) => plural(count, { one: 'елемент', few: 'елементи', many: 'елементів' });

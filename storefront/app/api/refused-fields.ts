import { isRefusal, type Refusal } from '@shop/contract/refusal.ts';
import type { Wrong } from '../ui/use-touched.ts';

/** The server's messages for the fields of a form. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): Wrong<Name> {
  const messages = names.map((name) => [name, fieldMessages(error, name).join(' ')] as const);
  return Object.fromEntries(messages.filter(([, words]) => words !== '')) as Wrong<Name>;
}

/** The server's messages for one field. */
export function fieldMessages(error: unknown, name: string): string[] {
  if (!isRefusal(error) || error.code !== 'invalid_request') return [];
  const { fields } = (error as Refusal<'invalid_request'>).details;
  const words = fields[name];
  return Array.isArray(words) ? words : [];
}

import type { ComponentType } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import type { ReadyAccount } from './use-account.ts';

type Part = ComponentType<{ account: ReadyAccount }>;
export type LoadPart = () => Promise<{ default: Part }>;

/** The code of a part of the account, fetched when the part is first looked at. */
export function usePart(load: LoadPart | undefined) {
  const { last, isAsking, hasFailed, retry } = useAnswer(load, fetchPart, load !== undefined);
  return { Part: last?.question === load ? last?.answer : undefined, isAsking, hasFailed, retry };
}

async function fetchPart(load: LoadPart | undefined): Promise<Part | undefined> {
  return (await load?.())?.default;
}

import type { ComponentType } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import type { ReadyAccount } from './use-account.ts';

type Part = ComponentType<{ account: ReadyAccount }>;
export type LoadPart = () => Promise<{ default: Part }>;

/** Loads the code of an account section when it is first opened. */
export function usePart(load: LoadPart | undefined) {
  const { last, isAsking, hasFailed, retry } = useAnswer(load, fetchPart, load !== undefined);
  return { Part: last?.question === load ? last?.answer : undefined, isAsking, hasFailed, retry };
}

async function fetchPart(load: LoadPart | undefined): Promise<Part | undefined> {
  return (await load?.())?.default;
}

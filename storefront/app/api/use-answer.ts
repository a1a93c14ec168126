import { useCallback, useEffect, useState } from 'react';

export type Asked<Question, Answer> = {
  /** The last answer with its question; it stays while the next request is running. */
  last: { question: Question; answer: Answer } | undefined;
  isAsking: boolean;
  /** The last attempt failed. */
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Sends the request while it is wanted: at once, at every change of the question, and when the connection is back. An
 * answer to an outdated question is dropped.
 */
export function useAnswer<Question, Answer>(
  question: Question,
  ask: (question: Question, abandoned: AbortSignal) => Promise<Answer>,
  isWanted: boolean,
): Asked<Question, Answer> {
  const [last, setLast] = useState<{ question: Question; answer: Answer }>();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries at every attempt
  useEffect(() => {
    if (!isWanted) return;
    const abandoned = new AbortController();
    const settle = (failed: boolean, next?: { question: Question; answer: Answer }) => {
      if (abandoned.signal.aborted) return;
      if (next) setLast(next);
      setHasFailed(failed);
      setIsAsking(false);
    };
    setIsAsking(true);
    ask(question, abandoned.signal).then(
      (answer) => settle(false, { question, answer }),
      () => settle(true),
    );
    return () => abandoned.abort();
  }, [question, ask, isWanted, attempt]);

  return { last, isAsking, hasFailed, retry };
}

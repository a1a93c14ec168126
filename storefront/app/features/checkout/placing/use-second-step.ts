import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { SecondStepProps } from './second-step.tsx';

/** Loads the chunk of step 2 when it is first wanted. A failed load breaks nothing else and can be repeated. */
export function useSecondStep(isWanted: boolean) {
  const [Step, setStep] = useState<ComponentType<SecondStepProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import('./second-step.tsx').then(
      (part) => setStep(() => part.default),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { Step, hasFailed, load };
}

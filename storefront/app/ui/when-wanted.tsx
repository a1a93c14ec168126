import { type ComponentType, useEffect, useState } from 'react';

/**
 * A lazily loaded part of the page. It is loaded when first wanted and then stays mounted for its closing animation. A
 * failed load breaks nothing else and is retried next time.
 */
export function WhenWanted<Props extends object = object>({
  isWanted,
  load,
  onFailure,
  props,
}: {
  isWanted: boolean;
  load: () => Promise<{ default: ComponentType<Props> }>;
  onFailure: () => void;
  props?: Props;
}) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Part !== undefined) return;
    let isGone = false;
    load().then(
      (part) => !isGone && setPart(() => part.default),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Part, load, onFailure]);
  return Part === undefined ? null : <Part {...(props as Props)} />;
}

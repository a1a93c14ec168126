import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted; it stays then, for its closing motion. A failed
 * fetch takes nothing else down and is tried again at the next wish.
 */
export function WhenWanted({
  isWanted,
  load,
  onFailure,
}: {
  isWanted: boolean;
  load: () => Promise<{ default: ComponentType }>;
  onFailure: () => void;
}) {
  const [Part, setPart] = useState<ComponentType>();
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
  return Part === undefined ? null : <Part />;
}

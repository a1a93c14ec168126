import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Everything below the header of phones, also what is still to come: only what was scrolled past is outside. */
const notYetPassed = '-60px 0px 1000000px';

/** On phones price and button stay at hand once the ones in the page have been scrolled past. */
export function BuyBar({ after, children }: { after: RefObject<Element | null>; children: ReactNode }) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (after.current === null) return;
    const watch = new IntersectionObserver((entries) => setIsOn(entries.at(-1)?.isIntersecting === false), {
      rootMargin: notYetPassed,
    });
    watch.observe(after.current);
    return () => watch.disconnect();
  }, [after]);
  return isOn ? <div className="mbuy">{children}</div> : null;
}

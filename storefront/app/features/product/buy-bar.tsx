import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Everything below the phone header, including what is further down: only what was scrolled past is outside. */
const notYetPassed = '-60px 0px 1000000px';

/** On phones a sticky bar with price and button, once those of the page are scrolled past. */
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

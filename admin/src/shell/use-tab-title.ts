import { officeWording } from '@shop/wording/admin/office.ts';
import { useEffect } from 'react';

/** The tab of the browser is called as the page is: react-admin writes its title into the bar alone. */
export function useTabTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (heading === null) return;
    const name = () => {
      const text = heading.textContent.trim();
      document.title = text === '' ? officeWording.documentTitle : officeWording.tab(text);
    };
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      document.title = officeWording.documentTitle;
    };
  }, []);
}

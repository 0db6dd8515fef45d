import { useEffect } from 'react';

const PRODUCT = 'Althing';

/** What the browser calls the page in tabs, history and bookmarks, as long as the component stands. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}

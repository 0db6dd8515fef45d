import { useEffect } from 'react';

const PRODUCT = 'Althing';

/** Sets the title of the browser tab while the component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}

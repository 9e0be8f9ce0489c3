import { useEffect } from 'react';

const product = 'Portal';

/** Names the browser's tab: "Load Details 100482 | Portal"; without a name just "Portal". */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title ? `${title} | ${product}` : product;
  }, [title]);
};

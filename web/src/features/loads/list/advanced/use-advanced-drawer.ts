import { useState } from 'react';

/** Open state of the advanced search form; `run` is its React key, so that each time it starts from the address. */
export const useAdvancedDrawer = () => {
  const [state, setState] = useState({ opened: false, run: 0 });
  return {
    ...state,
    open: () => setState(({ run }) => ({ opened: true, run: run + 1 })),
    close: () => setState(({ run }) => ({ opened: false, run })),
  };
};
export type AdvancedDrawerState = ReturnType<typeof useAdvancedDrawer>;

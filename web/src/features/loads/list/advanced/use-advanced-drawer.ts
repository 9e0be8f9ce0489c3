import { useState } from 'react';

/** Whether the form of the advanced search is open; `run` counts its openings, each of which begins with the address. */
export const useAdvancedDrawer = () => {
  const [state, setState] = useState({ opened: false, run: 0 });
  return {
    ...state,
    open: () => setState(({ run }) => ({ opened: true, run: run + 1 })),
    close: () => setState(({ run }) => ({ opened: false, run })),
  };
};
export type AdvancedDrawerState = ReturnType<typeof useAdvancedDrawer>;

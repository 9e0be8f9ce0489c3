import { useEffect, useState } from 'react';
import { afterSettling } from './settling.ts';

/** Whether the page has had its time since this was drawn: what can wait is fetched from then on. */
export const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => afterSettling(() => setSettled(true)), []);
  return isSettled;
};

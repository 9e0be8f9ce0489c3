import { useEffect, useState } from 'react';

/** The present moment, looked at again every so many milliseconds: for texts such as "in 48 min". */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};

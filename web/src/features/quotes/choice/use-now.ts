import { useEffect, useState } from 'react';

/** The present moment in milliseconds, read again every `stepMs`. */
export const useNow = (stepMs: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
};

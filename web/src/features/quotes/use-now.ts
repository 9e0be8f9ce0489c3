import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every `stepMs`. */
export const useNow = (stepMs: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
};

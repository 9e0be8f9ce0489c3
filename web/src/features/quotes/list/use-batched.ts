import { useEffect, useRef, useState } from 'react';

/** `value`, taken over at most once every `intervalMs`; the first and the last always arrive. */
export const useBatched = <T>(value: T, intervalMs: number): T => {
  const [taken, setTaken] = useState(value);
  const takenAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, takenAt.current + intervalMs - Date.now());
    const timer = setTimeout(() => {
      takenAt.current = Date.now();
      setTaken(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, intervalMs]);
  return taken;
};

import { useEffect, useState } from 'react';

/** `value` as it was when it last stayed the same for `waitMs`. */
export const useDebounced = <T>(value: T, waitMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};

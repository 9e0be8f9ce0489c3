import { useEffect, useReducer } from 'react';

const stepMs = 250;

const secondsUntil = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment in milliseconds since 1970, counted down on the screen; 0 once it is reached. */
export const useCountdown = (moment: number | null): number => {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    if (secondsUntil(moment) === 0) return;
    const timer = setInterval(() => {
      redraw();
      if (secondsUntil(moment) === 0) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsUntil(moment);
};

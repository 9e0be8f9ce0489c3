/**
 * Milliseconds a page has for itself once it is opened. The connection for live news comes after them: opening it costs
 * a phone as much as half a list.
 */
export const settlingMs = 2000;

/** Runs once the page has had its time; answers what calls it off. */
export const afterSettling = (run: () => void): (() => void) => {
  const timer = setTimeout(run, settlingMs);
  return () => clearTimeout(timer);
};

const shortMs = 150;

/** Waits for what usually comes at once, so that a screen opens with it; where it is slow, the screen shows its shape. */
export const waitShortly = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, shortMs))]);

/** Whether the page still shows the mark it brings along: nothing of the portal has been drawn yet. */
export const isOpening = (): boolean => document.querySelector('.opening') !== null;

/** Gives the main thread back between two pieces of work, so that the browser can answer input. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

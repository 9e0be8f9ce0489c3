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

/** Gives the main thread back between two pieces of work, so that the browser can answer input. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

import { onlineManager } from '@tanstack/react-query';

const timeoutMs = 120_000;

/**
 * Firefox fails what still loads as soon as another page is opened, and keeps this one on screen until that has come: a
 * failure waits this long, so that nobody who leaves is shown one.
 */
const leavingMs = 400;

/** A file of the portal did not arrive, or not in time. `message` is the browser's own, by which the router knows it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Styles that failed, each with its next try while that is under way. The bundler asks for a style once a page, and names
 * one of those that failed together.
 */
const missingStyles = new Map<string, Promise<void> | null>();

/** Notes each style of the page that fails from now on, so that the next part fetches it again. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      target.remove();
      missingStyles.set(target.href, null);
    },
    true,
  );

const fetchStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      missingStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(link);
  });

/** Nothing is shown without its styles: those that failed before are fetched with whatever comes next. */
const fetchMissingStyles = () =>
  Promise.all(
    [...missingStyles].map(([href, pending]) => {
      const arrival = pending ?? fetchStyle(href);
      missingStyles.set(href, arrival);
      return arrival;
    }),
  );

const asChunkError = (error: unknown): ChunkError =>
  new ChunkError(error instanceof Error ? error.message : String(error), { cause: error });

/**
 * Every dynamic import goes through here: `loadChunk(() => import('./x.ts'))`. Fails with a `ChunkError`, after two
 * minutes at the latest; whoever calls says so in words. The next call tries again.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('chunk timed out')), timeoutMs);
    load()
      .then(async (loaded) => {
        await fetchMissingStyles();
        return loaded;
      })
      .then(resolve, (error: unknown) => setTimeout(() => reject(asChunkError(error)), leavingMs))
      .finally(() => clearTimeout(timer));
  });

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });

/** The same for what a whole screen needs: without a network it waits for its return, and the present screen stays. */
export const loadOnceOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await loadChunk(load);
    } catch (error) {
      if (onlineManager.isOnline()) throw error;
      await backOnline();
    }
  }
};

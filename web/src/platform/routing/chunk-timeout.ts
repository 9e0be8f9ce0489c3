const chunkTimeoutMs = 120_000;

/** A script of the next screen did not arrive in time. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

/** Gives up on a dynamic import after two minutes, so that the error screen can offer another try. */
export const withChunkTimeout = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  return () =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new ChunkTimeoutError('chunk timed out')), chunkTimeoutMs);
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
};

import { AsyncLocalStorage } from 'node:async_hooks';

const origins = new AsyncLocalStorage<string>();

/** Does a job's work. `origin` is the same however often the job is done again, and that of no other job. */
export const withOrigin = <T>(origin: string, work: () => T): T => origins.run(origin, work);

/** What the work under way was begun by; undefined outside of jobs. */
export const originOfWork = (): string | undefined => origins.getStore();

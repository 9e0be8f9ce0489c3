import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Id, Instant } from '../values/values.ts';
import { failedJobsCalls } from './jobs.calls.ts';
import { mailFailures } from './mail-failures.ts';

/** Jobs count past the integers of other ids. */
const JobId = z.string().regex(/^\d{1,18}$/);

const maxJobs = 100;

/** A job that failed as often as it may; nobody does it until somebody has it done again. */
export const FailedJob = z.strictObject({
  id: JobId,
  /** `feature.verb-noun`. */
  name: z.string(),
  /** The load it was for; null where it was for none. */
  load_id: Id.nullable(),
  attempts: z.int().min(0),
  /** What it failed with last, on one line; null where its process was ended each time. */
  reason: z.string().nullable(),
  /** Why the mail server did not take what it was to send, where it is that; `reason` is what the server said then. */
  mail_failure: z.enum(mailFailures).nullable(),
  failed_at: Instant,
});
export type FailedJob = z.infer<typeof FailedJob>;

export const failedJobs = contract(failedJobsCalls, {
  list: {
    summary: 'Jobs that were given up, the latest first',
    query: PageQuery,
    reply: page(FailedJob),
  },
  retry: {
    summary: 'Have jobs that were given up done again; all of them where no ids are given',
    body: z.strictObject({ ids: z.array(JobId).min(1).max(maxJobs).optional() }),
    reply: z.strictObject({ retried: z.int().min(0) }),
  },
});

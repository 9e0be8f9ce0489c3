import type { Database } from '../database/database.ts';
import { type DeadJob, findDeadJobs, retryDeadJobs } from './dead-jobs.queries.ts';

export const jobsUsage = 'npm run cli -- jobs [retry <id>... | retry all]   (jobs that were given up)';

const line = ({ id, name, payload, attempts, last_error, failed_at }: DeadJob): string => {
  const [why = ''] = (last_error ?? 'its process was killed').split('\n');
  return [id, failed_at, name, JSON.stringify(payload), `${attempts} attempts`, why].join('  ');
};

/** Lists the jobs that were given up, or has them done again. Answers the lines to print; rejects with the usage. */
export const jobsCommand = async (db: Database, [action, ...ids]: readonly string[]): Promise<string[]> => {
  if (action === undefined) {
    const dead = await findDeadJobs(db);
    return dead.length > 0 ? dead.map(line) : ['no job was given up'];
  }
  const isAll = ids.length === 1 && ids[0] === 'all';
  const areIds = ids.length > 0 && ids.every((id) => /^\d{1,18}$/.test(id));
  if (action !== 'retry' || (!isAll && !areIds)) throw new Error(`Usage: ${jobsUsage}`);
  return [`${await retryDeadJobs(db, isAll ? null : ids)} jobs are done again`];
};

import { Logger as JobLogger, parseCronItems, run, type RunnerOptions } from 'graphile-worker';
import type { Logger } from '../../base/logger.ts';
import type { Pool } from '../../store/pool.ts';

/** Something that is done now and then, by one process at a time however many run. */
export interface Job {
  name: string;
  /** As in a crontab, in UTC. */
  schedule: string;
  /** May be done again at any time: a process may die in the middle. */
  perform(): Promise<void>;
}

export interface JobRunner {
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** Performs jobs when their time has come. What they are waits in the database, in a schema of its own. */
export async function startJobs(jobs: readonly Job[], { pool, log }: { pool: Pool; log: Logger }): Promise<JobRunner> {
  const options: RunnerOptions = {
    pgPool: pool,
    concurrency: 1,
    noHandleSignals: true,
    logger: new JobLogger(
      (scope) => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](scope, message),
    ),
    taskList: Object.fromEntries(jobs.map(({ name, perform }) => [name, perform])),
    parsedCronItems: parseCronItems(
      // A time that passed while nobody ran is not made up for, and a job that waits already is not put in line again.
      jobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { jobKey: name, maxAttempts: 1, backfillPeriod: 0 } })),
    ),
  };
  const runner = await run(options);
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs stopped'));
  return { stop: () => runner.stop() };
}

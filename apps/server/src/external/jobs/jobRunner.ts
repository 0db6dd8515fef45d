import { Logger as JobLogger, parseCronItems, run, type RunnerOptions } from 'graphile-worker';
import type { Logger } from '../../base/logger.ts';
import type { Pool } from '../../store/pool.ts';

/** Work that is done on a schedule, by one process at a time however many run. */
export interface Job {
  name: string;
  /** In crontab format, in UTC. */
  schedule: string;
  /** Must be safe to repeat, as a process may die in the middle. */
  perform(): Promise<void>;
}

export interface JobRunner {
  /** Stops after the jobs that are running have ended. */
  stop(): Promise<void>;
}

/** Runs jobs when they are due. The queue is kept in the database, in a schema of its own. */
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
      // Runs that were missed while no process was up are not made up for, and a job that is already queued is not queued again.
      jobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { jobKey: name, maxAttempts: 1, backfillPeriod: 0 } })),
    ),
  };
  const runner = await run(options);
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs stopped'));
  return { stop: () => runner.stop() };
}

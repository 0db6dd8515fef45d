import { writeFileSync } from 'node:fs';
import type { PlatformOptions } from './options.ts';
import type { Step } from './timelockTask.ts';

/** Writes what the Safe has to send, as its Transaction Builder reads it; nothing where there is nothing. */
export function writeSchedule(steps: readonly Step[], { chain, scheduleFile }: PlatformOptions): void {
  const calls = steps.flatMap(({ schedule }) => schedule ?? []);
  if (calls.length === 0) return;
  const batch = {
    version: '1.0',
    chainId: String(chain.id),
    meta: { name: 'Schedule what the timelock of the platform has to do' },
    transactions: calls.map(({ to, value, data }) => ({ to, value: String(value), data })),
  };
  writeFileSync(scheduleFile, `${JSON.stringify(batch, null, 2)}\n`);
}

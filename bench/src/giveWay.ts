import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LEAST = constants.priority.PRIORITY_LOW;

/**
 * Has a process run only while nothing else wants the processor, so that it holds up what is measured beside it as little as on a machine of its own.
 *
 * @param pid - the first process of its session.
 */
export function giveWay(pid: number): void {
  setPriority(pid, LEAST);
  // Linux weighs sessions against each other, and processes within their session only.
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(LEAST));
}

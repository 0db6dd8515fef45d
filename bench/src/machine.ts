import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures were measured on, and whether anything else ran there: a busy machine makes every figure worse. */
export function describeMachine(): string {
  const load = loadavg()[0]!;
  const cores = availableParallelism();
  const machine = `${cores} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, load ${load.toFixed(1)} before the start`;
  return load > cores / 2 ? `${machine}: NOT QUIET, figures of time are worse than they would be` : machine;
}

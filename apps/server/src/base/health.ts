import type { ChainId } from '@althing/domain/units';

/** How the rows of a chain stand to its node. */
export interface ChainHealth {
  chainId: ChainId;
  /** Its rows are as new as they should be. */
  ok: boolean;
  /** Its node answers, or another process follows it. */
  reachable: boolean;
  /** Why it fails is in the log: reasons name nodes, whose addresses may hold keys. */
  phase: string;
}

export interface Readiness {
  /** Every check is fine; what single chains do is told beside and decides nothing. */
  ready: boolean;
  checks: Record<'database' | 'draining' | 'chains', { ok: boolean }>;
  chains: Record<ChainId, Omit<ChainHealth, 'chainId'>>;
  /** What an operator should see to, and what takes nothing away yet. */
  warnings: readonly string[];
}

/** Whether this process should be given work. */
export interface Health {
  /** From now on the process is on its way out. */
  startDraining(): void;
  isDraining(): boolean;
  /** The indexer says here how its chains stand. */
  reportChains(source: () => readonly ChainHealth[]): void;
  /** Whoever sees something coming says it here. */
  reportWarnings(source: () => readonly string[]): void;
  readiness(): Promise<Readiness>;
}

const noChains = (): readonly ChainHealth[] => [];

/**
 * A process that reaches the database serves what it knows, so one chain that is away takes nobody's pages away. Only where no chain at
 * all can be reached is the fault likely to be the process's own.
 *
 * @param isDatabaseUp - never rejects.
 */
export function createHealth(isDatabaseUp: () => Promise<boolean>): Health {
  let draining = false;
  let source: () => readonly ChainHealth[] = noChains;
  const warners: (() => readonly string[])[] = [];
  return {
    startDraining() {
      draining = true;
    },
    isDraining: () => draining,
    reportChains(reporter) {
      source = reporter;
    },
    reportWarnings: (warner) => void warners.push(warner),
    async readiness() {
      const database = await isDatabaseUp();
      const chains = source();
      const checks = {
        database: { ok: database },
        draining: { ok: !draining },
        chains: { ok: chains.length === 0 || chains.some(({ reachable }) => reachable) },
      };
      return {
        ready: Object.values(checks).every(({ ok }) => ok),
        checks,
        chains: Object.fromEntries(chains.map(({ chainId, ...chain }) => [chainId, chain])),
        warnings: warners.flatMap((warner) => warner()),
      };
    },
  };
}

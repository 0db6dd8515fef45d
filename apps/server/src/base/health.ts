import type { ChainId } from '@althing/domain/units';

/** How far the indexed rows of a chain are behind its node. */
export interface ChainHealth {
  chainId: ChainId;
  /** Whether the rows are as current as they should be. */
  ok: boolean;
  /** Whether its node answers, or another process follows the chain. */
  reachable: boolean;
  /** Only the phase is public: reasons in the log name nodes, whose addresses may contain keys. */
  phase: string;
}

export interface Readiness {
  /** Whether every check passes. Single chains are reported separately and do not count here. */
  ready: boolean;
  checks: Record<'database' | 'draining' | 'chains', { ok: boolean }>;
  chains: Record<ChainId, Omit<ChainHealth, 'chainId'>>;
  /** What an operator should look into, although everything still works. */
  warnings: readonly string[];
}

/** Tells whether this process should be given work. */
export interface Health {
  /** From now on readiness fails, because the process is shutting down. */
  startDraining(): void;
  isDraining(): boolean;
  /** Registers the indexer's report on its chains. */
  reportChains(source: () => readonly ChainHealth[]): void;
  /** Registers a source of warnings. */
  reportWarnings(source: () => readonly string[]): void;
  readiness(): Promise<Readiness>;
}

const noChains = (): readonly ChainHealth[] => [];

/**
 * A process that reaches the database is ready, even if a chain is away: it can still serve what it has. Only if no chain at all can be
 * reached, the cause is probably the process itself, and it is not ready.
 *
 * @param isDatabaseUp - must never reject.
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

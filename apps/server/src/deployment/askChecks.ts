import type { Check } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { ChainClients } from '../chains/chainClients.ts';
import type { CheckAnswer, CheckRunner } from './ports.ts';

/** Characters of a differing answer that are kept: enough to see what it is. */
const KEPT = 1_000;

/**
 * Runs checks against contracts. Their owner may have upgraded them since, so the size of answers is limited, and of a wrong one only the
 * beginning is kept.
 */
export async function askChecks(
  { chains, runChecks }: { chains: Pick<ChainClients, 'untrusted'>; runChecks: CheckRunner },
  chainId: ChainId,
  checks: readonly Check[],
  options: { blockNumber?: bigint },
): Promise<CheckAnswer[]> {
  const answers = await runChecks(chains.untrusted(chainId), checks, options);
  return answers.map(({ actual, ok }) => ({ ok, actual: ok ? actual : (actual?.slice(0, KEPT) ?? null) }));
}

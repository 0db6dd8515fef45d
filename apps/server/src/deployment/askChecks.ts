import type { Check } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { ChainClients } from '../chains/chainClients.ts';
import type { CheckAnswer, CheckRunner } from './ports.ts';

/** Of an answer that differs from the review; enough to tell what it is. Characters. */
const KEPT = 1_000;

/** Puts checks to contracts, whose owner may have upgraded them since: what they answer is bounded, and a wrong answer kept in part. */
export async function askChecks(
  { chains, runChecks }: { chains: Pick<ChainClients, 'untrusted'>; runChecks: CheckRunner },
  chainId: ChainId,
  checks: readonly Check[],
  options: { blockNumber?: bigint },
): Promise<CheckAnswer[]> {
  const answers = await runChecks(chains.untrusted(chainId), checks, options);
  return answers.map(({ actual, ok }) => ({ ok, actual: ok ? actual : (actual?.slice(0, KEPT) ?? null) }));
}

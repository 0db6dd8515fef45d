import type { Check } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { FrozenUpgradeTransaction, UpgradeDifference, UpgradeProgress } from '../store/frozenUpgrade.ts';
import type { UpgradeProposalRecord } from '../store/upgradeProposals.ts';
import type { UpgradeDependencies } from './ports.ts';

interface Answer {
  actual: string | null;
  ok: boolean;
}

const differenceOf = ({ label, unit, expected }: Check, { actual }: Answer): UpgradeDifference => ({
  label,
  ...(unit && { unit }),
  expected,
  actual,
});

/**
 * How far each transaction is, by the answers to its checks. A check with `until` counts as long as that transaction is not done: what was offered
 * is not on offer any more once it is accepted.
 */
export function progressBy(
  transactions: readonly FrozenUpgradeTransaction[],
  answers: ReadonlyMap<string, readonly Answer[]>,
): UpgradeProgress[] {
  const known = new Map<string, UpgradeProgress>();
  // Whoever accepts comes after whoever offers, so the last ones are known first.
  for (const { id, checks } of transactions.toReversed()) {
    const wrong = checks.findIndex((check, index) => {
      const isOver = check.until !== undefined && known.get(check.until)?.isDone;
      return !isOver && !answers.get(id)?.[index]?.ok;
    });
    const difference = wrong === -1 ? null : differenceOf(checks[wrong]!, answers.get(id)?.[wrong] ?? { actual: null, ok: false });
    known.set(id, { transactionId: id, isDone: difference === null, difference });
  }
  return transactions.map(({ id }) => known.get(id)!);
}

/** Asks the chains how far the transactions are. Throws where a node does not answer. */
export async function readProgress(
  { ask, chains }: Pick<UpgradeDependencies, 'ask' | 'chains'>,
  transactions: readonly FrozenUpgradeTransaction[],
): Promise<UpgradeProgress[]> {
  const chainIds = [...new Set(transactions.map(({ chainId }) => chainId))];
  const perChain = async (chainId: ChainId) => {
    // An unreachable node must not be taken for a chain that says something else.
    await chains.client(chainId).getBlockNumber();
    const own = transactions.filter((transaction) => transaction.chainId === chainId);
    const answers = await ask(
      chainId,
      own.flatMap(({ checks }) => checks),
    );
    let at = 0;
    return own.map(({ id, checks }) => [id, answers.slice(at, (at += checks.length))] as const);
  };
  const answers = new Map((await Promise.all(chainIds.map(perChain))).flat());
  return progressBy(transactions, answers);
}

const SECOND = 1000;

/** Milliseconds until an executing proposal is looked at again, which grows with the time since it was begun. */
export function nextUpgradeLook(sinceMs: number): number {
  if (sinceMs < 60 * SECOND) return SECOND;
  if (sinceMs < 3600 * SECOND) return 10 * SECOND;
  return 60 * SECOND;
}

/** Updates an executing proposal from what its chains say. Safe to run at any time, any number of times, in several processes. */
export async function followUpgrade(
  dependencies: Pick<UpgradeDependencies, 'ask' | 'chains' | 'upgradeProposals' | 'now'>,
  proposal: UpgradeProposalRecord,
): Promise<void> {
  const { upgradeProposals, now } = dependencies;
  const progress = await readProgress(dependencies, proposal.transactions);
  const at = now();
  const isFinished = progress.every(({ isDone }) => isDone);
  const isChanged = JSON.stringify(progress) !== JSON.stringify(proposal.progress);
  const next = new Date(at.getTime() + nextUpgradeLook(at.getTime() - (proposal.executingSince ?? at).getTime()));
  await upgradeProposals.putProgress(proposal, { progress, at: next, isChanged, isFinished, now: at });
}

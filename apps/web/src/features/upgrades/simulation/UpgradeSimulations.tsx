import type { UpgradeProposal } from '@althing/domain/http';
import { useChain } from '../../../lib/config/useChain.ts';
import { SimulationSummary } from '../../governance/index.ts';
import classes from '../Upgrades.module.css';
import { anchorOf, OnChain } from './OnChain.tsx';

/** What is still to be sent, chain by chain. With each part that is done, and each new state, it is tried again at once. */
function waitingOf({ id, state, transactions, progress }: UpgradeProposal) {
  if (state !== 'open' && state !== 'approved' && state !== 'executing') return [];
  const done = new Set(progress.filter(({ isDone }) => isDone).map(({ transactionId }) => transactionId));
  return [...new Set(transactions.map(({ chainId }) => chainId))].flatMap((chainId) => {
    const waiting = transactions.filter((transaction) => transaction.chainId === chainId && !done.has(transaction.id));
    const count = waiting.reduce((sum, { calls }) => sum + calls.length, 0);
    const subject = { type: 'upgrade', chainId, proposalId: id } as const;
    return count === 0 ? [] : [{ chainId, subject, count, stage: `${state} ${count}` }];
  });
}

/** What an upgrade proposal would do on each of its chains if everything that waits were sent now. */
export const UpgradeSimulations = ({ proposal }: { proposal: UpgradeProposal }) =>
  waitingOf(proposal).map(({ chainId, ...rest }) => <OnChain key={chainId} {...rest} />);

/** Before somebody decides, begins or sends: dangers, what would fail, and what has changed since it was proposed. */
export function UpgradeSummaries({ proposal }: { proposal: UpgradeProposal }) {
  const waiting = waitingOf(proposal);
  if (waiting.length === 0) return null;
  return (
    <div className={classes.summaries}>
      {waiting.map(({ chainId, subject, stage }) => (
        <Summary key={chainId} subject={subject} stage={stage} />
      ))}
    </div>
  );
}

type Waiting = ReturnType<typeof waitingOf>[number];

function Summary({ subject, stage }: Pick<Waiting, 'subject' | 'stage'>) {
  const { name } = useChain(subject.chainId);
  const more = <a href={`#${anchorOf(subject.chainId)}`}>What it would do there</a>;
  return <SimulationSummary subject={subject} stage={stage} chain={name} more={more} />;
}

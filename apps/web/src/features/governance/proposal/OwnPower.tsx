import { getQuadraticWeight } from '@althing/bindings';
import { powerSentence } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import classes from '../Governance.module.css';
import type { ProposalView } from './useProposalView.ts';
import { voteUnit } from './voteUnit.ts';

/** How many votes the reader has, shown before anything is signed. */
export function OwnPower({ view }: { view: ProposalView }) {
  const { actor, power, organisation, facts, state } = view;
  if (!actor.account) return null;
  const symbol = organisation.token?.symbol ?? '';
  return (
    <p className={classes.note}>
      <ChainValue query={power} width={180}>
        {({ atSnapshot, now }) => {
          const isBeforeVote = state === 'pending' || atSnapshot === null;
          if (!isBeforeVote && facts.counting.type === 'quadratic')
            return <Roots view={view} account={actor.account!} power={atSnapshot} />;
          const sentence = powerSentence({ isBeforeVote, counting: facts.counting.type, symbol, opened: formatTime(facts.voteStart) });
          return (
            <>
              {sentence.before} <Amount value={isBeforeVote ? now : atSnapshot} symbol={sentence.symbol} />
              {sentence.after}
            </>
          );
        }}
      </ChainValue>
    </p>
  );
}

function Roots({ view, account, power }: { view: ProposalView; account: Address; power: bigint }) {
  const { proposal, facts, organisation } = view;
  const symbol = organisation.token?.symbol ?? '';
  const weight = useChainRead({
    chainId: proposal.chainId,
    key: ['quadratic-weight', proposal.governor, account, facts.voteStart],
    read: (client) => getQuadraticWeight(client, { governor: proposal.governor as Address, account, snapshot: BigInt(facts.voteStart) }),
  });
  return (
    <ChainValue query={weight} width={180}>
      {(value) => (
        <>
          Your vote counts <Amount value={value} {...voteUnit(facts.counting, symbol)} />: the square root of the{' '}
          <Amount value={power} symbol={symbol} /> that you had on {formatTime(facts.voteStart)}, by your passport score.
        </>
      )}
    </ChainValue>
  );
}

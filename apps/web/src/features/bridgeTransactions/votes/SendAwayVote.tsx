import { castSignedAwayCall, getVoteNonce, isVoteSignatureValid } from '@althing/bindings';
import { CHOICE_LABELS, type SignedAwayVote, signedAwayVoteProblem } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { useState } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { WalletButton } from '../../auth/index.ts';
import { type ProposalView, useActor } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { placesOf } from './AwayVotes.tsx';
import { CarriedVoteButton } from './CarriedVoteButton.tsx';
import { isCounted, useAwayStanding, useNamedSpoke, useVoteBridges, type VotingPlace } from './useVotingChain.ts';
import { WayHome, type WayOfVote } from './WayHome.tsx';
import classes from './Votes.module.css';

const ASK_EVERY = 10_000;

export interface SendAwayVoteProps {
  view: ProposalView;
  vote: SignedAwayVote;
}

/** A vote that somebody signed on another chain, for whoever sends it from there and pays its bridges. */
export function SendAwayVote({ view, vote }: SendAwayVoteProps) {
  const place = placesOf(view).find(({ chainId }) => chainId === vote.chainId);
  return place ? (
    <Found view={view} vote={vote} place={place} />
  ) : (
    <p className={classes.note}>This vote was signed for a chain on which nobody votes here.</p>
  );
}

type FoundProps = SendAwayVoteProps & { place: VotingPlace };

/** What speaks against sending it now; undefined where nothing does, null while the chains are asked. */
function useProblem({ view, vote, place }: FoundProps, standing: ReturnType<typeof useAwayStanding>['data']): string | null | undefined {
  const named = useNamedSpoke(place).data;
  const signed = useChainRead({
    chainId: vote.chainId,
    key: ['signed-away-vote', vote.spoke, vote.signature],
    every: ASK_EVERY,
    read: async (client) => {
      const [nonce, isSignatureValid] = await Promise.all([getVoteNonce(client, vote), isVoteSignatureValid(client, vote)]);
      return { nonce, isSignatureValid };
    },
  }).data;
  if (named && !isCounted(named, place)) return 'Votes cast there will not count: the governor does not hear them for this proposal.';
  if (!named || !standing || !signed) return null;
  const { chainId, timepoint, proposalId } = place;
  const { votes, own } = standing;
  const at = { chainId, timepoint, proposalId: BigInt(proposalId), spoke: named.spoke, state: view.state };
  return signedAwayVoteProblem(vote, { ...at, ...signed, votes, hasVoted: own !== null });
}

function Found(props: FoundProps) {
  const { view, vote, place } = props;
  const { account } = useActor();
  const { name } = useChain(vote.chainId);
  const [way, setWay] = useState<WayOfVote>('alone');
  const standing = useAwayStanding(place, vote.spoke, vote.voter);
  const carriers = useVoteBridges(place, vote.spoke);
  const problem = useProblem(props, standing.data);
  const { organisation } = view;
  const label = CHOICE_LABELS[vote.choice];
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Voter', value: <KnownAddress address={vote.voter} chainId={vote.chainId} contracts={organisation.contracts} /> },
          { label: 'Votes', value: label },
          { label: 'From', value: <ChainMark chainId={vote.chainId} withName size={18} /> },
          {
            label: 'Has there',
            value: (
              <ChainValue query={standing}>
                {({ votes }) => <Amount value={votes} symbol={organisation.token?.symbol ?? 'tokens'} />}
              </ChainValue>
            ),
          },
        ]}
      />
      {problem && <p className={classes.note}>{problem}</p>}
      {account === null ? (
        <WalletButton />
      ) : (
        <>
          <WayHome way={way} onChange={setWay} whose="The vote" chainName={name} />
          <CarriedVoteButton
            action={`signed-${vote.voter.toLowerCase() as Address}`}
            place={place}
            spoke={vote.spoke}
            votingEnds={view.facts.voteEnd}
            now={view.now}
            carriers={way === 'alone' ? carriers.data : { bridges: [], required: 0 }}
            isKept={way === 'kept'}
            callOf={(carriage) => castSignedAwayCall(vote, carriage)}
            reason={problem === null ? 'The chain is being asked whether this vote would count.' : problem}
            title={`Send the vote ${label} on ${name}`}
            effect={`Casts the vote that its voter signed; it counts as theirs. You pay for the transaction on ${name}${way === 'alone' ? ' and for the bridges' : ''}.`}
            contracts={organisation.contracts}
          >
            Send the vote {label}
          </CarriedVoteButton>
        </>
      )}
    </>
  );
}

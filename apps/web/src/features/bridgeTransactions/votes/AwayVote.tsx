import { CHOICE_LABELS, VOTE_CHOICES } from '@althing/domain/governance';
import { castAwayCall, resendAwayVoteCall, sendTallyCall, VOTE_SUPPORT } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { SignVoteButton, useActor } from '../../governance/index.ts';
import type { ProposalView } from '../../governance/index.ts';
import { AwayTracker } from './AwayTracker.tsx';
import { CarriedVoteButton } from './CarriedVoteButton.tsx';
import { type Carriers, LastSafe } from './LastSafe.tsx';
import { WayHome, type WayOfVote } from './WayHome.tsx';
import { type AwayStanding, useAwayStanding, useVoteBridges, type VotingPlace } from './useVotingChain.ts';
import classes from './Votes.module.css';

interface AwayVoteProps {
  view: ProposalView;
  place: VotingPlace;
  spoke: Address;
}

const choiceOf = (support: number) => VOTE_CHOICES.find((choice) => VOTE_SUPPORT[choice] === support);

/** The reader's vote on one voting chain: what they have there, until when it arrives in time, and what became of it. */
export function AwayVote({ view, place, spoke }: AwayVoteProps) {
  const { account } = useActor();
  const { state } = view;
  const standing = useAwayStanding(place, spoke, account);
  const carriers = useVoteBridges(place, spoke);
  if (state === 'pending') return <p className={classes.note}>Votes open here with the voting at home.</p>;
  if (standing.isError)
    return <p className={classes.note}>This chain cannot be asked yet; its clock may not be past the proposal’s snapshot.</p>;
  if (!standing.data) return <LineSkeletons lines={3} />;
  const parts = { view, place, spoke, standing: standing.data, carriers: carriers.data };
  return (
    <>
      {state === 'active' && carriers.data && (
        <LastSafe votingEnds={view.facts.voteEnd} now={view.now} place={place} carriers={carriers.data} />
      )}
      {standing.data.own ? <Cast {...parts} own={standing.data.own} /> : state === 'active' ? <Ballot {...parts} /> : null}
      {state === 'active' && <Kept {...parts} />}
      <AwayTracker place={place} spoke={spoke} voter={account} />
    </>
  );
}

interface PartProps extends AwayVoteProps {
  standing: AwayStanding;
  carriers: Carriers | undefined;
}

function Ballot({ view, place, spoke, standing, carriers }: PartProps) {
  const { account } = useActor();
  const { name } = useChain(place.chainId);
  const [choice, choose] = useState<(typeof VOTE_CHOICES)[number]>();
  const [way, setWay] = useState<WayOfVote>('alone');
  const symbol = view.organisation.token?.symbol ?? 'tokens';
  if (account === null) return <p className={classes.note}>Connect a wallet to see what you can vote with here.</p>;
  if (standing.votes === 0n) return <p className={classes.note}>You had no votes here when voting began.</p>;
  const ballot = { spoke, proposalId: BigInt(place.proposalId), timepoint: place.timepoint };
  return (
    <>
      <p className={classes.power}>
        You have <Amount value={standing.votes} symbol={symbol} /> here.
      </p>
      <Radio.Group
        aria-label={`Your vote on ${name}`}
        value={choice ?? null}
        onChange={(value) => choose(VOTE_CHOICES.find((each) => each === value))}
      >
        <div className={classes.choices}>
          {VOTE_CHOICES.map((each) => (
            <Radio key={each} value={each} label={CHOICE_LABELS[each]} />
          ))}
        </div>
      </Radio.Group>
      <WayHome way={way} onChange={setWay} whose="Your vote" chainName={name} />
      <CarriedVoteButton
        action="cast"
        place={place}
        spoke={spoke}
        votingEnds={view.facts.voteEnd}
        now={view.now}
        carriers={way === 'alone' ? carriers : { bridges: [], required: 0 }}
        isKept={way === 'kept'}
        callOf={(carriage) => (choice === undefined ? undefined : castAwayCall(ballot, VOTE_SUPPORT[choice], carriage))}
        reason={choice === undefined ? 'Choose how you vote.' : undefined}
        title={choice === undefined ? 'Vote' : `Vote ${CHOICE_LABELS[choice]} on ${name}`}
        effect={
          way === 'alone'
            ? `All your votes on ${name} are sent home by these bridges.`
            : `All your votes on ${name} are kept with those of others until somebody sends them home.`
        }
        contracts={view.organisation.contracts}
      >
        Vote on {name}
      </CarriedVoteButton>
      <SignVoteButton
        view={view}
        vote={choice === undefined ? undefined : { ...ballot, chainId: place.chainId, voter: account, choice }}
        reason={choice === undefined ? 'Choose how you vote.' : undefined}
      />
    </>
  );
}

function Cast({ view, place, spoke, own, carriers }: PartProps & { own: NonNullable<AwayStanding['own']> }) {
  const { account } = useActor();
  const { name } = useChain(place.chainId);
  const choice = choiceOf(own.support);
  const symbol = view.organisation.token?.symbol ?? 'tokens';
  return (
    <>
      <p className={classes.power}>
        You voted {choice && <strong>{CHOICE_LABELS[choice]}</strong>} here with <Amount value={own.weight} symbol={symbol} />
        {own.isKept ? ', kept with others.' : ', sent alone.'}
      </p>
      {!own.isKept && view.state === 'active' && account !== null && (
        <CarriedVoteButton
          action="resend"
          place={place}
          spoke={spoke}
          votingEnds={view.facts.voteEnd}
          now={view.now}
          carriers={carriers}
          callOf={(carriage) =>
            resendAwayVoteCall({ spoke, proposalId: BigInt(place.proposalId), timepoint: place.timepoint }, account, carriage)
          }
          title={`Send the vote again from ${name}`}
          effect="The same vote goes once more, and is counted once."
          contracts={view.organisation.contracts}
          variant="default"
        >
          Send it again
        </CarriedVoteButton>
      )}
    </>
  );
}

function Kept({ view, place, spoke, standing: { tally }, carriers }: PartProps) {
  const { name } = useChain(place.chainId);
  if (tally.every((sum) => sum === 0n)) return null;
  const symbol = view.organisation.token?.symbol ?? 'tokens';
  return (
    <div className={classes.kept}>
      <p className={classes.note}>
        Kept here so far:{' '}
        {VOTE_CHOICES.map((each, index) => (
          <span key={each}>
            {index > 0 && ', '}
            {CHOICE_LABELS[each]} <Amount value={tally[VOTE_SUPPORT[each]] ?? 0n} symbol={symbol} />
          </span>
        ))}
        . Anybody may send the sums home, as often as they like.
      </p>
      <CarriedVoteButton
        action="tally"
        place={place}
        spoke={spoke}
        votingEnds={view.facts.voteEnd}
        now={view.now}
        carriers={carriers}
        callOf={(carriage) => sendTallyCall({ spoke, proposalId: BigInt(place.proposalId), timepoint: place.timepoint }, carriage)}
        title={`Send the votes kept on ${name}`}
        effect="The sums of all votes that are kept go home in one message; what is new in them is counted."
        contracts={view.organisation.contracts}
        variant="default"
      >
        Send all kept votes
      </CarriedVoteButton>
    </div>
  );
}

import { encodeCastVote, encodeCastVoteWithReason, type VoteChoice } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { excessProblem, proseProblem } from '@althing/domain/text';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { WalletButton } from '../../auth/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { useVotesOf } from '../queries.ts';
import { DelegateButton } from '../power/DelegationPanel.tsx';
import { reasonOf } from './NowPanel.tsx';
import { OwnPower } from './OwnPower.tsx';
import type { ProposalView } from './useProposalView.ts';
import { voteUnit } from './voteUnit.ts';

const LABELS: Record<VoteChoice, string> = { for: 'For', against: 'Against', abstain: 'Abstain' };
const CHOICES: readonly VoteChoice[] = ['for', 'against', 'abstain'];
/** Characters. The reason is stored in an event, and each byte costs gas. */
const MAX_REASON_LENGTH = 1_000;
const reasonProblem = (reason: string): string | undefined => proseProblem(reason) ?? excessProblem(reason, MAX_REASON_LENGTH);

/** Element id of the vote on its page, for links to it. */
export const VOTE_ID = 'your-vote';

/** The reader's vote: choice, reason, and the number of votes, shown before anything is signed. */
export function VoteBox({ view }: { view: ProposalView }) {
  const [choice, setChoice] = useState<VoteChoice>();
  const [reason, setReason] = useState('');
  const { state, ownVote } = view;
  const eligibility = view.eligibility('vote');
  if (state !== 'active' && state !== 'pending') return null;
  if (ownVote?.hasVoted) return <HasVoted view={view} />;
  const isOpen = eligibility?.isAllowed === true;
  const needsWallet = eligibility?.isAllowed === false && (eligibility.fix?.kind === 'connect' || eligibility.fix?.kind === 'signIn');
  return (
    <section id={VOTE_ID} className={classes.panel} aria-label="Your vote">
      <h2 className={classes.panelTitle}>Your vote</h2>
      <OwnPower view={view} />
      {isOpen && (
        <>
          <Radio.Group label="Choice" value={choice ?? null} onChange={setChoice}>
            <Stack gap={10} mt={8}>
              {CHOICES.map((value) => (
                <Radio key={value} value={value} label={LABELS[value]} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Reason (optional)"
            description="Public, and kept on the chain for good."
            autosize
            minRows={2}
            maxRows={8}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={reasonProblem(reason)}
          />
        </>
      )}
      {needsWallet ? <WalletButton /> : <CastButton view={view} choice={choice} reason={reason.trim()} />}
      {eligibility?.isAllowed === false && (
        <>
          <p className={classes.reason}>
            {eligibility.reason}
            {eligibility.possibleAt !== null && ` It opens on ${formatTime(eligibility.possibleAt)}.`}
          </p>
          {eligibility.fix?.kind === 'delegateToSelf' && view.governor && (
            <div>
              <DelegateButton
                organisation={view.organisation}
                chainId={view.proposal.chainId}
                token={view.governor.token as Address}
                delegatee={view.actor.account ?? undefined}
              >
                {eligibility.fix.label}
              </DelegateButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function HasVoted({ view }: { view: ProposalView }) {
  const { ownVote, organisation, proposal, facts, actor } = view;
  const votes = useVotesOf(proposal, actor.account ?? '', actor.account !== null).data?.items ?? [];
  const unit = voteUnit(facts.counting, organisation.token?.symbol ?? '');
  const cast = CHOICES.map((choice) => ({ choice, weight: votes.reduce((sum, vote) => sum + BigInt(vote[choice]), 0n) }));
  const parts = cast.filter(({ weight }) => weight > 0n);
  return (
    <section id={VOTE_ID} className={classes.panel} aria-label="Your vote">
      <h2 className={classes.panelTitle}>You have voted</h2>
      <p className={classes.note}>
        {parts.map(({ choice, weight }, index) => (
          <Fragment key={choice}>
            {index === 0 ? 'You voted' : ' and'} {LABELS[choice]} with <Amount value={weight} {...unit} />
          </Fragment>
        ))}
        {parts.length === 0 && ownVote?.usedVotes != null && (
          <>
            With <Amount value={ownVote.usedVotes} {...unit} />
          </>
        )}
        {(parts.length > 0 || ownVote?.usedVotes != null) && '. '}A vote cannot be changed.
      </p>
    </section>
  );
}

function CastButton({ view, choice, reason }: { view: ProposalView; choice: VoteChoice | undefined; reason: string }) {
  const client = useQueryClient();
  const { organisation, proposal, actor } = view;
  const { name } = useChain(proposal.chainId);
  const vote = choice && { governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId), choice };
  const request: TransactionRequest | undefined =
    actor.account && vote
      ? {
          chainId: proposal.chainId,
          from: actor.account,
          ...(reason ? encodeCastVoteWithReason({ ...vote, reason }) : encodeCastVote(vote)),
          title: `Vote ${LABELS[vote.choice]}: ${proposal.title}`,
          effect: `Casts all of your votes ${LABELS[vote.choice]}${reason ? ', with your reason' : ''}. It cannot be changed afterwards. This is a transaction on ${name} and costs gas.`,
          isSafe: actor.isSafe,
        }
      : undefined;
  const isOpen = view.eligibility('vote')?.isAllowed === true;
  const missing = choice ? reasonProblem(reason) : 'Choose For, Against or Abstain first.';
  const obstacle = reasonOf(view.eligibility('vote')) ?? missing;
  return (
    <>
      <TransactionButton
        subject={`vote:${proposal.chainId}:${proposal.governor}:${proposal.proposalId}:${actor.account}`}
        request={request}
        reason={obstacle}
        contracts={knownContractsOf(organisation.contracts, proposal.chainId)}
        nameAddress={nameAddressIn(organisation.contracts, proposal.chainId, actor.account ?? undefined)}
        onConfirmed={() => void client.invalidateQueries()}
        fullWidth
      >
        {choice ? `Vote ${LABELS[choice]}` : 'Vote'}
      </TransactionButton>
      {isOpen && missing && <p className={classes.reason}>{missing}</p>}
      <p className={classes.note}>Voting is a transaction: your wallet asks you to confirm it.</p>
    </>
  );
}

import { encodeVestedVote, type VoteChoice } from '@althing/bindings';
import { CHOICE_LABELS, reasonProblem, VOTE_CHOICES } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { vestedVoteObstacle } from '@althing/domain/vesting';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import type { ProposalView } from '../proposal/useProposalView.ts';
import { useGrantsOf, useVestedVotes, vestingsOf } from './useVesting.ts';

/** Votes of tokens in vesting, one ballot for each vesting contract in which the reader has something. */
export function VestedBallots({ view }: { view: ProposalView }) {
  const { organisation, proposal, state, actor } = view;
  if (state !== 'active' || actor.account === null) return null;
  return vestingsOf(organisation)
    .filter(({ chainId }) => chainId === proposal.chainId)
    .map(({ id, address }) => <VestedBallot key={id} view={view} vesting={address} account={actor.account!} />);
}

interface VestedBallotProps {
  view: ProposalView;
  vesting: string;
  account: Address;
}

function VestedBallot({ view, vesting, account }: VestedBallotProps) {
  const { proposal, facts, organisation } = view;
  const { chainId, governor, proposalId } = proposal;
  const own = useGrantsOf(chainId, vesting, account);
  const votes = useVestedVotes({ chainId, vesting, governor, proposalId, account, snapshot: facts.voteStart });
  if (!own.data || own.data.length === 0) return null;
  const symbol = organisation.token?.symbol ?? '';
  return (
    <section className={classes.panel} aria-label="Your vested tokens">
      <h2 className={classes.panelTitle}>Your vested tokens</h2>
      <ChainValue query={votes} width={220}>
        {(now) => {
          const obstacle = vestedVoteObstacle({ ...now, isQuadratic: facts.counting.type === 'quadratic' });
          if (obstacle !== undefined) return <p className={classes.reason}>{obstacle}</p>;
          return (
            <>
              <p className={classes.note}>
                You also vote with <Amount value={now.votes} symbol={symbol} /> that had vested for you and were not released when this vote
                opened.
              </p>
              <Cast view={view} vesting={vesting as Address} account={account} />
            </>
          );
        }}
      </ChainValue>
    </section>
  );
}

function Cast({ view, vesting, account }: { view: ProposalView; vesting: Address; account: Address }) {
  const [choice, setChoice] = useState<VoteChoice>();
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const { proposal, organisation, actor } = view;
  const { chainId } = proposal;
  const { name } = useChain(chainId);
  const place = { vesting, governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId) };
  const problem = choice ? reasonProblem(reason.trim()) : 'Choose For, Against or Abstain first.';
  return (
    <>
      <Radio.Group label="Choice" value={choice ?? null} onChange={setChoice}>
        <Stack gap={10} mt={8}>
          {VOTE_CHOICES.map((value) => (
            <Radio key={value} value={value} label={CHOICE_LABELS[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Reason (optional)"
        autosize
        minRows={1}
        maxRows={6}
        value={reason}
        error={reasonProblem(reason)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TransactionButton
        subject={`vested-vote:${chainId}:${vesting}:${proposal.governor}:${proposal.proposalId}:${account}`}
        request={
          choice && {
            chainId,
            from: account,
            ...encodeVestedVote({ ...place, choice, reason: reason.trim() }),
            title: `Vote ${CHOICE_LABELS[choice]} with vested tokens: ${proposal.title}`,
            effect: `Casts all votes of your vested tokens ${CHOICE_LABELS[choice]}. It cannot be changed afterwards. This is a transaction on ${name}; its gas is not paid back.`,
            isSafe: actor.isSafe,
          }
        }
        reason={problem}
        contracts={knownContractsOf(organisation.contracts, chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chainId, account)}
        onConfirmed={() => void client.invalidateQueries()}
        fullWidth
      >
        {choice ? `Vote ${CHOICE_LABELS[choice]} with vested tokens` : 'Vote with vested tokens'}
      </TransactionButton>
      {problem && <p className={classes.reason}>{problem}</p>}
    </>
  );
}

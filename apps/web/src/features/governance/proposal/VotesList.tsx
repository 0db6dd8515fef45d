import { VOTE_SUPPORT, type VoteChoice } from '@althing/bindings';
import { CHOICE_LABELS, isFinal, VOTE_CHOICES, votedFor } from '@althing/domain/governance';
import type { Vote } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { download } from '../../../ui/download.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { fetchAllVotes, useVotes } from '../queries.ts';
import pageClasses from './ProposalPage.module.css';
import type { ProposalView } from './useProposalView.ts';
import { readVoteSearch } from './voteSearch.ts';
import { votesCsv } from './votesCsv.ts';
import { voteUnit } from './voteUnit.ts';

const TONES: Record<VoteChoice, Tone> = { against: 'bad', for: 'good', abstain: 'quiet' };

const ALL = 'all';
const FILTERS = [{ value: ALL, label: 'All votes' }, ...VOTE_CHOICES.map((choice) => ({ value: choice, label: CHOICE_LABELS[choice] }))];

/** All votes with their reasons, newest first. */
export function VotesList({ view }: { view: ProposalView }) {
  const { chainId, governor, proposalId } = view.proposal;
  const key = { chainId, governor, proposalId };
  const { votes: choice } = readVoteSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, votes: VOTE_CHOICES.find((known) => known === value) }),
      // A signed vote is brought by the part after #.
      hash: true,
      resetScroll: false,
      replace: true,
    });
  const isFiltered = choice !== undefined;
  const list = useVotes(key, isFiltered ? VOTE_SUPPORT[choice] : undefined);
  const votes = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section
      title="Who voted"
      actions={
        (votes.length > 0 || isFiltered) && (
          <>
            <FilterSelect aria-label="Choice" data={FILTERS} value={choice ?? ALL} onChange={choose} w={140} />
            <Export view={view} />
          </>
        )
      }
    >
      {list.isPending && <LineSkeletons lines={4} />}
      {list.isError && <ErrorState title="The votes could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && votes.length === 0 && <EmptyState title={emptyTitle(view, isFiltered)}>{emptyLabel(view, isFiltered)}</EmptyState>}
      {votes.length > 0 && (
        <ul className={pageClasses.votes}>
          {votes.map((vote) => (
            <VoteRow key={`${vote.transactionHash}${vote.voter}${vote.sourceChainId}`} vote={vote} view={view} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </Section>
  );
}

function emptyTitle({ state }: ProposalView, isFiltered: boolean): string {
  if (isFiltered) return 'Nobody has voted like this';
  return isFinal(state) ? 'Nobody voted' : 'Nobody has voted yet';
}

function emptyLabel({ state }: ProposalView, isFiltered: boolean): string {
  if (isFiltered) return 'Choose all votes to see the others.';
  if (state === 'pending') return 'Voting has not begun.';
  if (state === 'canceled') return 'It was stopped before anybody could vote.';
  return state === 'active' ? 'Votes appear here as soon as their block is mined.' : 'The vote is over, and nobody took part.';
}

/** Exports all votes, regardless of the list's filter. */
function Export({ view }: { view: ProposalView }) {
  const { chainId, governor, proposalId, counting } = view.proposal;
  const { decimals } = voteUnit(counting, '');
  const fetching = useMutation({
    mutationFn: () => fetchAllVotes({ chainId, governor, proposalId }),
    onSuccess: (votes) => download('votes.csv', votesCsv(votes, { chainId, decimals }), 'text/csv'),
    onError: (error) => void notifyFailure(error, 'The votes could not be exported'),
  });
  return (
    <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()} data-print="hide">
      Export CSV
    </Button>
  );
}

function VoteRow({ vote, view }: { vote: Vote; view: ProposalView }) {
  const { proposal, organisation } = view;
  const { nativeCurrency } = useChain(proposal.chainId);
  const choice = votedFor(vote);
  const unit = voteUnit(proposal.counting, organisation.token?.symbol ?? '');
  return (
    <li className={pageClasses.vote}>
      <div className={pageClasses.voteHead}>
        <StatusBadge tone={choice ? TONES[choice] : 'neutral'}>{choice ? CHOICE_LABELS[choice] : 'Split'}</StatusBadge>
        <KnownAddress
          address={vote.voter}
          chainId={vote.sourceChainId ?? proposal.chainId}
          homeChainId={proposal.chainId}
          contracts={organisation.contracts}
        />
        {vote.vesting !== null && <span>with vested tokens</span>}
        {vote.sourceChainId !== null && <ChainMark chainId={vote.sourceChainId} size={16} withName />}
        <span>{formatTime(vote.castAt)}</span>
        {vote.refund && (
          <span>
            <Amount value={vote.refund.amount} symbol={nativeCurrency.symbol} as="cost" /> of gas paid back
          </span>
        )}
        {choice === null && <Parts vote={vote} decimals={unit.decimals} />}
        <Amount value={vote.weight} {...unit} />
      </div>
      {vote.reason && (
        <p className={pageClasses.voteReason} dir="auto">
          {vote.reason}
        </p>
      )}
    </li>
  );
}

/** How a vote is split. */
function Parts({ vote, decimals }: { vote: Vote; decimals: number }) {
  return (
    <span>
      {VOTE_CHOICES.filter((choice) => BigInt(vote[choice]) > 0n).map((choice, index) => (
        <Fragment key={choice}>
          {index > 0 && ' · '}
          {CHOICE_LABELS[choice]} <Amount value={vote[choice]} decimals={decimals} />
        </Fragment>
      ))}
    </span>
  );
}

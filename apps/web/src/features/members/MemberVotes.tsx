import type { MemberVote, OrganisationDetail } from '@althing/domain/http';
import { MEMBER_VOTE_FILTERS, type MemberVoteFilter } from '@althing/domain/members';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatDay } from '../../lib/format/formatDate.ts';
import { Amount } from '../../ui/Amount.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import classes from './Members.module.css';
import { readMemberPageSearch } from './memberSearch.ts';
import { type MemberKey, useMemberVotes } from './queries.ts';
import { useIsReader } from './reader.ts';

const CHOICES: readonly { label: string; tone: Tone }[] = [
  { label: 'Against', tone: 'bad' },
  { label: 'For', tone: 'good' },
  { label: 'Abstain', tone: 'quiet' },
];
const SPLIT = { label: 'Split', tone: 'neutral' } as const;
const FILTER_LABELS: Record<MemberVoteFilter, string> = {
  for: 'For',
  against: 'Against',
  abstain: 'Abstain',
  split: 'Split',
  none: 'Not voted',
};
const ALL = 'all';
const FILTERS = [{ value: ALL, label: 'All proposals' }, ...MEMBER_VOTE_FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] }))];
/** Quadratic votes are counted in hundredths of a vote. */
const DECIMALS = { quadratic: 2, token: 18 };

export interface MemberVotesProps {
  of: MemberKey;
  organisation: OrganisationDetail;
  /** UNIX seconds. */
  now: number;
}

/** How an account voted on each proposal, newest first. */
export function MemberVotes({ of, organisation, now }: MemberVotesProps) {
  const { votes: filter } = readMemberPageSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, votes: MEMBER_VOTE_FILTERS.find((known) => known === value) }),
      resetScroll: false,
      replace: true,
    });
  const list = useMemberVotes(of, filter);
  const isReader = useIsReader(of.account);
  const votes = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section
      title={isReader ? 'How you voted' : 'How they voted'}
      actions={
        (votes.length > 0 || filter !== undefined) && (
          <FilterSelect aria-label="Votes to show" data={FILTERS} value={filter ?? ALL} onChange={choose} w={160} />
        )
      }
    >
      {list.isPending && <LineSkeletons lines={4} />}
      {list.isError && <ErrorState title="The votes could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && votes.length === 0 && (
        <p className={classes.note}>{filter ? 'No proposal is like this.' : 'There was no proposal to vote on yet.'}</p>
      )}
      {votes.length > 0 && (
        <ul className={classes.list} aria-label="Votes">
          {votes.map((vote) => (
            <Line key={`${vote.proposal.governor}${vote.proposal.proposalId}`} vote={vote} organisation={organisation} now={now} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
    </Section>
  );
}

function Line({ vote: { proposal, votes, isQuadratic }, organisation, now }: Omit<MemberVotesProps, 'of'> & { vote: MemberVote }) {
  const { chainId, governor, proposalId, title, voteEnd } = proposal;
  const isOver = Date.parse(voteEnd) / 1000 < now;
  return (
    <li className={classes.item}>
      <div>
        <TextLink
          to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
          params={{ slug: organisation.slug, chainId: String(chainId), governor, proposalId }}
        >
          <bdi>{title}</bdi>
        </TextLink>
        {votes.map(({ reason, castAt }) =>
          reason ? (
            <p key={castAt} className={classes.note} dir="auto">
              {reason}
            </p>
          ) : null,
        )}
      </div>
      <div>
        {votes.length === 0 ? (
          <StatusBadge tone="quiet">{isOver ? 'Did not vote' : 'Has not voted'}</StatusBadge>
        ) : (
          votes.map(({ support, weight, castAt }, index) => {
            const choice = (support !== null && CHOICES[support]) || SPLIT;
            return (
              <div key={index} className={classes.vote}>
                <StatusBadge tone={choice.tone}>{choice.label}</StatusBadge>
                <Amount
                  value={weight}
                  decimals={isQuadratic ? DECIMALS.quadratic : DECIMALS.token}
                  symbol={isQuadratic ? 'votes' : (organisation.token?.symbol ?? '')}
                />
                <span className={classes.note}>{formatDay(castAt)}</span>
              </div>
            );
          })
        )}
      </div>
    </li>
  );
}

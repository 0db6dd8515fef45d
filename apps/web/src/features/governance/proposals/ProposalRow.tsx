import { isFinal, proposalFacts, type ProposalState, proposalState, tallyVotes } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/formatDate.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { useChainClock } from '../useChainClock.ts';
import { ProposalBadge } from './ProposalBadge.tsx';
import classes from './Proposals.module.css';
import { timeLabel } from './timeLabel.ts';

export interface ProposalRowProps {
  slug: string;
  proposal: OwnProposal['proposal'];
  /** Named where proposals of several organisations stand together. */
  organisationName?: string;
  /** A line below the title. */
  children?: ReactNode;
}

const nobody = (state: ProposalState): string => (isFinal(state) ? 'Nobody voted' : 'No votes yet');

export function ProposalRow({ slug, proposal, organisationName, children }: ProposalRowProps) {
  const { chainId, governor, governorName, proposalId, isVetoed, createdAt } = proposal;
  const now = useChainClock(chainId);
  const facts = proposalFacts(proposal);
  const state = now === undefined ? proposal.state : proposalState(facts, now);
  const left = now === undefined ? undefined : timeLabel(facts, state, now);
  const { shares, total } = tallyVotes(facts);
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.head}>
          <ProposalBadge state={state} isVetoed={isVetoed} />
          <span className={classes.facts}>
            <ChainMark chainId={chainId} size={16} />
            <span>
              {organisationName && <bdi>{organisationName} · </bdi>}
              {governorName} · Created: {formatDay(createdAt)}
              {left && ` · ${left}`}
            </span>
          </span>
        </div>
        <Link
          to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
          params={{ slug, chainId: String(chainId), governor, proposalId }}
          className={classes.title}
          dir="auto"
        >
          {proposal.title}
        </Link>
        {children}
      </div>
      <div>
        <div className={classes.share} aria-hidden>
          <span className={classes.for} style={{ width: `${shares.for}%` }} />
          <span className={classes.against} style={{ width: `${shares.against}%` }} />
          <span className={classes.abstain} style={{ width: `${shares.abstain}%` }} />
        </div>
        <div className={classes.counts}>{total === 0n ? nobody(state) : `${shares.for} % for, ${shares.against} % against`}</div>
      </div>
    </li>
  );
}

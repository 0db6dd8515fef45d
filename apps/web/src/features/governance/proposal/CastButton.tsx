import { encodeCastFractionalVote, encodeCastVote, encodeCastVoteWithReason } from '@althing/bindings';
import { choiceText, type ReadBallot } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useChain } from '../../../lib/config/useChain.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { reasonOf } from './NowPanel.tsx';
import type { ProposalView } from './useProposalView.ts';

type Filled = Required<Pick<ReadBallot, 'reason'>> & { choice: NonNullable<ReadBallot['choice']> };

function encodeVote({ proposal }: ProposalView, { choice, reason }: Filled) {
  const place = { governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId) };
  if (typeof choice !== 'string') return encodeCastFractionalVote({ ...place, ...choice, reason });
  return reason ? encodeCastVoteWithReason({ ...place, choice, reason }) : encodeCastVote({ ...place, choice });
}

function effectOf({ choice, reason }: Filled, symbol: string, chainName: string): string {
  const what = typeof choice === 'string' ? `all of your votes ${choiceText(choice, symbol)}` : choiceText(choice, symbol);
  return `Casts ${what}${reason ? ', with your reason' : ''}. It cannot be changed afterwards. This is a transaction on ${chainName} and costs gas.`;
}

interface CastButtonProps {
  view: ProposalView;
  read: ReadBallot;
  /** Called once the vote is confirmed. */
  onCast: () => void;
}

/** Sends the reader's own vote. Says beside itself why it cannot be sent yet. */
export function CastButton({ view, read, onCast }: CastButtonProps) {
  const client = useQueryClient();
  const { organisation, proposal, actor } = view;
  const { name } = useChain(proposal.chainId);
  const symbol = organisation.token?.symbol ?? '';
  const { choice, reason, problem } = read;
  const label = choice === undefined ? 'Vote' : typeof choice === 'string' ? `Vote ${choiceText(choice, symbol)}` : 'Vote in parts';
  const request: TransactionRequest | undefined =
    actor.account && choice
      ? {
          chainId: proposal.chainId,
          from: actor.account,
          ...encodeVote(view, { choice, reason }),
          title: `${label}: ${proposal.title}`,
          effect: effectOf({ choice, reason }, symbol, name),
          isSafe: actor.isSafe,
        }
      : undefined;
  const isOpen = view.eligibility('vote')?.isAllowed === true;
  return (
    <>
      <TransactionButton
        subject={`vote:${proposal.chainId}:${proposal.governor}:${proposal.proposalId}:${actor.account}`}
        request={request}
        reason={reasonOf(view.eligibility('vote')) ?? problem}
        contracts={knownContractsOf(organisation.contracts, proposal.chainId)}
        nameAddress={nameAddressIn(organisation.contracts, proposal.chainId, actor.account ?? undefined)}
        onConfirmed={() => {
          onCast();
          void client.invalidateQueries();
        }}
        fullWidth
      >
        {label}
      </TransactionButton>
      {isOpen && problem && <p className={classes.reason}>{problem}</p>}
    </>
  );
}

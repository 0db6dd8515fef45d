import { encodeCastSignedVote, getHasVoted, getPastVotes, getUsedVotes, getVoteNonce, isVoteSignatureValid } from '@althing/bindings';
import {
  choiceText,
  type SignedAwayVote,
  type SignedVote,
  type SignedVoteCase,
  signedVoteProblem,
  votesLeft,
} from '@althing/domain/governance';
import { MAX_SIGNED_VOTE_LENGTH, readSignedVote } from '@althing/domain/signedVotes';
import type { Address } from '@althing/domain/units';
import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { WalletButton } from '../../auth/index.ts';
import { KnownAddress, knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { RefundNote } from '../refund/RefundNote.tsx';
import { useBroughtVote } from './useBroughtVote.ts';
import type { ProposalView } from './useProposalView.ts';

const ASK_EVERY = 10_000;

export interface SendSignedVoteProps {
  view: ProposalView;
  /** Shows a vote that was signed for another chain, and sends it there. */
  renderAway: ((view: ProposalView, vote: SignedAwayVote) => ReactNode) | undefined;
}

/** Element id of the box, for links to it. */
export const SIGNED_VOTES_ID = 'signed-votes';

/** Takes a vote that somebody signed, by its link, file or text, and sends it. Whoever sends it pays. */
export function SendSignedVote(props: SendSignedVoteProps) {
  const brought = useBroughtVote();
  return <Box key={brought} brought={brought} {...props} />;
}

function Box({ view, renderAway, brought }: SendSignedVoteProps & { brought: string }) {
  const [isOpen, setOpen] = useState(brought !== '');
  const [text, setText] = useState(brought);
  const reset = useRef<() => void>(null);
  if (view.state !== 'active' && view.state !== 'pending') return null;
  if (!isOpen)
    return (
      <section id={SIGNED_VOTES_ID} className={classes.panel} aria-label="Signed votes">
        <p className={classes.note}>Has somebody given you their signed vote? You can send it for them, and pay what that costs.</p>
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            Send a signed vote
          </Button>
        </div>
      </section>
    );
  const open = async (file: File | null) => {
    reset.current?.();
    // Of a larger file the first part is enough to say that it is none.
    if (file) setText(await file.slice(0, 4 * MAX_SIGNED_VOTE_LENGTH).text());
  };
  const read = text.trim() === '' ? undefined : readSignedVote(text);
  return (
    <section id={SIGNED_VOTES_ID} className={classes.panel} aria-label="Signed votes">
      <h2 className={classes.panelTitle}>Send a signed vote</h2>
      {read?.vote === undefined && (
        <>
          <Textarea
            label="Link or text of the signed vote"
            autosize
            minRows={3}
            maxRows={8}
            spellCheck={false}
            value={text}
            error={read?.problem}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group>
            <FileButton accept="application/json,.json" resetRef={reset} onChange={(file) => void open(file)}>
              {(props) => (
                <Button {...props} variant="default">
                  Choose a file
                </Button>
              )}
            </FileButton>
          </Group>
        </>
      )}
      {read?.vote &&
        ('spoke' in read.vote ? renderAway?.(view, read.vote) : <Found key={read.vote.signature} view={view} vote={read.vote} />)}
      {read?.vote && (
        <div>
          <Button variant="subtle" onClick={() => setText('')}>
            Another signed vote
          </Button>
        </div>
      )}
    </section>
  );
}

/** What decides whether the governor would count the vote now. */
function useSignedVoteCase({ proposal, governor, facts, state }: ProposalView, vote: SignedVote) {
  const place = { governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId), voter: vote.voter };
  const isQuadratic = facts.counting.type === 'quadratic';
  return useChainRead({
    chainId: proposal.chainId,
    key: ['signed-vote', proposal.governor, proposal.proposalId, vote.signature, state],
    every: ASK_EVERY,
    read: async (client): Promise<SignedVoteCase & { weight: bigint }> => {
      const token = governor?.token as Address | undefined;
      const isSnapshotTaken = state === 'active' && token !== undefined;
      const [nonce, hasVoted, usedVotes, atSnapshot, isSignatureValid] = await Promise.all([
        getVoteNonce(client, place),
        getHasVoted(client, place),
        isQuadratic ? null : getUsedVotes(client, place),
        isSnapshotTaken ? getPastVotes(client, { token, account: vote.voter, timepoint: BigInt(facts.voteStart) }) : 0n,
        isVoteSignatureValid(client, vote),
      ]);
      const left = votesLeft({ counting: facts.counting, atSnapshot, usedVotes, hasVoted });
      const { chainId } = proposal;
      return { chainId, ...place, state, isQuadratic, nonce, votesLeft: left, hasVoted, isSignatureValid, weight: left };
    },
  });
}

function Found({ view, vote }: { view: ProposalView; vote: SignedVote }) {
  const { proposal, organisation } = view;
  const now = useSignedVoteCase(view, vote);
  const [sent, setSent] = useState<bigint>();
  const symbol = organisation.token?.symbol ?? '';
  const voter = <KnownAddress address={vote.voter} chainId={proposal.chainId} contracts={organisation.contracts} />;
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Voter', value: voter },
          { label: 'Votes', value: choiceText(vote.choice, symbol) },
          { label: 'Has left', value: <ChainValue query={now}>{({ weight }) => <Amount value={weight} symbol={symbol} />}</ChainValue> },
          ...(vote.reason ? [{ label: 'Reason', value: <bdi>{vote.reason}</bdi> }] : []),
        ]}
      />
      {sent === undefined ? (
        <Sending view={view} vote={vote} now={now.data} onSent={setSent} />
      ) : (
        <p className={classes.note} role="status">
          Sent. It counts for {voter}
          {sent > 0n && (
            <>
              {' '}
              with <Amount value={sent} symbol={symbol} />
            </>
          )}
          .
        </p>
      )}
    </>
  );
}

/** With how many votes it counts, in smallest units; 0 where roots of them count. */
function countsWith({ choice }: SignedVote, { isQuadratic, votesLeft: left }: SignedVoteCase): bigint {
  if (isQuadratic) return 0n;
  return typeof choice === 'string' ? left : choice.against + choice.for + choice.abstain;
}

interface SendingProps {
  view: ProposalView;
  vote: SignedVote;
  /** Undefined until the chain has answered. */
  now: SignedVoteCase | undefined;
  onSent: (votes: bigint) => void;
}

function Sending({ view, vote, now, onSent }: SendingProps) {
  const client = useQueryClient();
  const { proposal, organisation, actor } = view;
  const { name } = useChain(proposal.chainId);
  const problem = now && signedVoteProblem(vote, now);
  const votes = useRef(0n);
  useEffect(() => {
    // Once it is sent, the chain tells only what is left.
    if (now && problem === undefined) votes.current = countsWith(vote, now);
  });
  const asking = now ? undefined : 'The chain is being asked whether this vote would count.';
  const label =
    typeof vote.choice === 'string'
      ? `Send the vote ${choiceText(vote.choice, organisation.token?.symbol ?? '')}`
      : 'Send the vote in parts';
  return (
    <>
      {problem && <p className={classes.reason}>{problem}</p>}
      {!problem && view.governor?.refundGas && actor.account && now && (
        <RefundNote
          chainId={proposal.chainId}
          refundGas={view.governor.refundGas}
          proposalId={proposal.proposalId}
          sender={actor.account}
          weight={now.isQuadratic ? undefined : now.votesLeft}
          isSplit={typeof vote.choice !== 'string'}
        />
      )}
      {actor.account === null ? (
        <WalletButton />
      ) : (
        <TransactionButton
          subject={`signed-vote:${proposal.chainId}:${proposal.governor}:${proposal.proposalId}:${vote.voter}:${vote.nonce}`}
          request={{
            chainId: proposal.chainId,
            from: actor.account,
            ...encodeCastSignedVote(vote),
            title: `${label}: ${proposal.title}`,
            effect: `Casts the vote that its voter signed; it counts as theirs. You pay for the transaction on ${name}.`,
            isSafe: actor.isSafe,
          }}
          reason={asking ?? problem}
          contracts={knownContractsOf(organisation.contracts, proposal.chainId)}
          nameAddress={nameAddressIn(organisation.contracts, proposal.chainId, actor.account)}
          onConfirmed={() => {
            onSent(votes.current);
            void client.invalidateQueries();
          }}
          fullWidth
        >
          {label}
        </TransactionButton>
      )}
    </>
  );
}

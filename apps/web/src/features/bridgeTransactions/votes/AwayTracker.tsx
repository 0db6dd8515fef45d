import { MESSAGE_STAGE_LABELS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { numberToHex } from 'viem';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { BridgeMarks } from '../BridgeMarks.tsx';
import { type BridgeTransactionDetail, useVotesOfSpoke } from '../queries.ts';
import { STAGE_TONES } from '../stageTones.ts';
import { agreementText } from '../wording.ts';
import type { VotingPlace } from './useVotingChain.ts';
import classes from './Votes.module.css';

/** Newest messages of a spoke whose content is looked at. */
const MOST_READ = 10;

const word = (hex: string): string => hex.slice(2).toLowerCase().padStart(64, '0');

const NOBODY = '0'.repeat(64);

/** Whether a message brings this voter's vote, or the sums of all, on the proposal: what it carries is ABI-encoded, word by word. */
function isAbout({ originTransactionInputData: payload }: BridgeTransactionDetail, proposalId: string, voter: Address | null): boolean {
  // proposal, snapshot, supply, voter (zero of sums), and three weights of 32 bytes each stand at the end.
  const words =
    payload === null
      ? []
      : [
          ...payload
            .slice(-7 * 64)
            .toLowerCase()
            .matchAll(/.{64}/g),
        ].map(([text]) => text);
  const [proposal, , , of] = words;
  return proposal === word(numberToHex(BigInt(proposalId))) && (of === NOBODY || (voter !== null && of === word(voter)));
}

/** What became of votes that went home from one chain: the bridges of each message, and where it stands. */
export function AwayTracker({ place, spoke, voter }: { place: VotingPlace; spoke: Address; voter: Address | null }) {
  useLive([liveTopic.bridge(spoke)]);
  const list = useVotesOfSpoke(spoke, place.chainId);
  const newest = (list.data?.items ?? []).filter(({ isVotes }) => isVotes).slice(0, MOST_READ);
  const details = useQueries({
    queries: newest.map(({ id }) => apiQuery('GET /api/v1/bridge/transactions/:id', { params: { id } })),
  });
  const shown = details.flatMap(({ data }) => (data && isAbout(data, place.proposalId, voter) ? [data] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={classes.messages} aria-label="Votes on their way home">
      {shown.map((each) => (
        <li key={each.id} className={classes.message}>
          <span className={classes.messageHead}>
            <TextLink to="/bridge/transactions/$id" params={{ id: each.id }}>
              {each.isResend ? 'Sent again' : 'On its way home'}
            </TextLink>
            <StatusBadge tone={STAGE_TONES[each.stage]}>
              {each.stage === 'executed' ? 'Counted' : MESSAGE_STAGE_LABELS[each.stage]}
            </StatusBadge>
          </span>
          <BridgeMarks legs={each.legs} />
          <span className={classes.note}>{agreementText(each)}</span>
        </li>
      ))}
    </ul>
  );
}

import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS, type RouteState } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { RouteTransfer } from '@althing/domain/http';
import { formatTime } from '../lib/format/formatDate.ts';
import { Amount } from './Amount.tsx';
import { StatusBadge, type Tone } from './StatusBadge.tsx';
import { type StepItem, StepList } from './StepList.tsx';

const TONES: Readonly<Record<RouteState, Tone>> = {
  sent: 'neutral',
  queued: 'neutral',
  arrived: 'good',
  expired: 'bad',
  refunded: 'neutral',
  failed: 'bad',
  lost: 'bad',
};

/** What has become of a transfer over a bridge of others. */
export const RouteBadge = ({ state }: { state: RouteState }) => (
  <StatusBadge tone={TONES[state]}>{ROUTE_STATE_WORDS[state].label}</StatusBadge>
);

function arrivalStep(transfer: RouteTransfer): StepItem {
  const { provider, state, deadline, seconds, arrivedAt, received, destinationDecimals, token, refund } = transfer;
  const { name } = GENERIC_BRIDGE_FACTS[provider];
  if (state === 'arrived')
    return {
      id: 'arrival',
      title: `${name} has brought it`,
      state: 'done',
      detail: <Amount value={received} decimals={destinationDecimals} symbol={token.symbol} as="exact" />,
      ...(arrivedAt === null ? {} : { aside: formatTime(arrivedAt) }),
    };
  if (state !== 'sent') {
    const { label, meaning } = ROUTE_STATE_WORDS[state];
    const time = refund?.at ?? (state === 'expired' ? deadline : null);
    const step = { id: 'arrival', title: label, state: state === 'queued' ? 'current' : 'failed', detail: meaning } as const;
    return { ...step, ...(time === null ? {} : { aside: formatTime(time) }) };
  }
  const until = deadline === null ? '' : ` It may be brought until ${formatTime(deadline)}.`;
  const detail = `${ROUTE_STATE_WORDS.sent.meaning} Usually within about ${longDurationText(seconds)}.${until}`;
  return { id: 'arrival', title: `${name} brings it`, state: 'current', detail };
}

/** From leaving to arriving. */
export const RouteSteps = ({ transfer }: { transfer: RouteTransfer }) => (
  <StepList
    label="Progress of the transfer"
    steps={
      transfer.state === 'lost'
        ? [{ id: 'departure', title: ROUTE_STATE_WORDS.lost.label, state: 'failed', detail: ROUTE_STATE_WORDS.lost.meaning }]
        : [{ id: 'departure', title: 'Left', state: 'done', aside: formatTime(transfer.sentAt) }, arrivalStep(transfer)]
    }
  />
);

import { bridgeName, hasEnded, legProgress, type LegProgress, resendProblem } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { useChain } from '../../lib/config/useChain.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { Amount } from '../../ui/Amount.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { type StepItem, StepList } from '../../ui/StepList.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { ExplorerLink } from './ExplorerLink.tsx';
import type { BridgeTransactionDetail } from './queries.ts';
import { LEG_TONES } from './stageTones.ts';
import type { JourneyPart, TransactionJourney } from './useJourney.ts';
import classes from './BridgeTransactions.module.css';

const LABELS: Readonly<Record<LegProgress['is'], string>> = {
  arrived: 'Arrived',
  stuck: 'Stuck',
  late: 'Late',
  slow: 'Taking longer than usual',
  'under-way': 'On its way',
};

/** One card per bridge that was asked, however often. */
export function LegCards({ transaction, travel }: { transaction: BridgeTransactionDetail; travel: TransactionJourney }) {
  return (
    <ul className={classes.legs}>
      {travel.parts.map((part) => (
        <LegCard key={`${part.by.id} ${part.adapter}`} part={part} transaction={transaction} originNow={travel.originNow} />
      ))}
    </ul>
  );
}

interface LegCardProps {
  part: JourneyPart;
  transaction: BridgeTransactionDetail;
  /** Time of the origin, UNIX seconds. */
  originNow: number;
}

function LegCard({ part, transaction, originNow }: LegCardProps) {
  const origin = useChain(transaction.originChainId);
  const progress = legProgress(transaction, part, origin, originNow);
  return (
    <li className={classes.leg} data-state={progress.is}>
      <div className={classes.legHead}>
        <h3 className={classes.legName}>{bridgeName(part.bridge)}</h3>
        <span className={classes.inline}>
          {part.by.isResend && <StatusBadge tone="quiet">Sent again</StatusBadge>}
          <StatusBadge tone={LEG_TONES[progress.is]}>{LABELS[progress.is]}</StatusBadge>
        </span>
      </div>
      <StepList label={`What ${bridgeName(part.bridge)} did`} steps={stepsOf(part, transaction, progress)} />
      {part.cause && (
        <p className={classes.cause}>
          {part.cause.sentence}
          {part.cause.answer !== null && ` The destination answered: ${part.cause.answer}`}
        </p>
      )}
      {progress.is === 'late' && (
        <p className={classes.cause}>
          It takes longer than {bridgeName(part.bridge)} usually does. {answerToLate(transaction)}
        </p>
      )}
      <Cost part={part} symbol={origin.nativeCurrency.symbol} />
      <ExplorerLink
        bridge={part.bridge}
        part={{
          originChainId: transaction.originChainId,
          transactionHash: part.by.originTransactionHash as Hex,
          id: part.bridgeMessageId as Hex | null,
        }}
      />
    </li>
  );
}

function answerToLate(transaction: BridgeTransactionDetail): string {
  if (transaction.stage === 'executed') return 'The others were enough.';
  return resendProblem(transaction) ?? 'You can wait, or send it again over this bridge or another.';
}

function stepsOf(part: JourneyPart, transaction: BridgeTransactionDetail, progress: LegProgress): StepItem[] {
  const { originChainId, destinationChainId } = transaction;
  const { by, status, cause, bridgeMessageId, receivedAt, receivedTransactionHash } = part;
  const isRefused = cause?.reason === 'refused';
  const isBrought = receivedAt !== null;
  return [
    {
      id: 'sent',
      title: 'Sent',
      state: 'done',
      detail: <TransactionHash hash={by.originTransactionHash} chainId={originChainId} />,
      aside: formatTime(by.createdAt),
    },
    {
      id: 'relayed',
      title: isRefused ? 'Refused by the bridge' : 'Taken by the bridge',
      state: isRefused ? 'failed' : status === 'pending' ? 'waiting' : 'done',
      detail: bridgeMessageId && <BridgeId value={bridgeMessageId} />,
      // What takes the message also gives it to the bridge.
      aside: isRefused || status === 'pending' ? undefined : formatTime(by.createdAt),
    },
    {
      id: 'received',
      title: 'Brought to the destination',
      state: isBrought ? 'done' : isRefused ? 'waiting' : cause ? 'failed' : hasEnded(transaction) ? 'waiting' : 'current',
      detail: receivedTransactionHash ? (
        <TransactionHash hash={receivedTransactionHash} chainId={destinationChainId} />
      ) : isRefused || hasEnded(transaction) ? undefined : (
        expectedText(progress)
      ),
      aside: receivedAt === null ? undefined : formatTime(receivedAt),
    },
    {
      id: 'counted',
      title: cause?.reason === 'void' ? 'Does not count any more' : 'Counted',
      state: cause?.reason === 'void' ? 'failed' : isBrought ? 'done' : 'waiting',
      aside: receivedAt === null || cause?.reason === 'void' ? undefined : formatTime(receivedAt),
    },
  ];
}

const expectedText = ({ is, expectedAt }: LegProgress): string | undefined =>
  expectedAt === null ? undefined : `${is === 'late' || is === 'slow' ? 'It was expected' : 'Usually'} by ${formatTime(expectedAt)}.`;

/** Bridges that count what they take, and do not name it by a hash, have numbers far below this. */
const FIRST_HASH = 2n ** 64n;

/** What the bridge calls it. */
function BridgeId({ value }: { value: string }) {
  if (BigInt(value) < FIRST_HASH) return <>Its number there: {String(BigInt(value))}</>;
  return <HexView name="Its id there" value={value} noun="id of the bridge" />;
}

function Cost({ part: { bridgeFee, adapterFee }, symbol }: { part: JourneyPart; symbol: string }) {
  if (bridgeFee === null) return null;
  return (
    <p className={classes.soft}>
      Paid to the bridge: <Amount value={bridgeFee} symbol={symbol} as="cost" />
      {adapterFee !== null && adapterFee !== '0' && (
        <>
          , to its adapter’s owner <Amount value={adapterFee} symbol={symbol} as="cost" />
        </>
      )}
    </p>
  );
}

import type { BridgeTransaction } from '@althing/domain/http';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { StepList } from '../../../ui/StepList.tsx';
import { useClockSince } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Bridge.module.css';
import { useWaiting } from '../queries.ts';
import { transferSteps } from './transferSteps.ts';

const badgeOf = ({ executedAt, stage, legs }: BridgeTransaction): [tone: Tone, text: string] => {
  if (executedAt !== null) return ['good', 'Arrived'];
  if (legs.some(({ needsRetry }) => needsRetry)) return ['bad', 'Needs help'];
  return stage === 'executable' || stage === 'delayed' ? ['waiting', 'Waits there'] : ['neutral', 'On its way'];
};

/** One transfer with its progress, bridge by bridge. */
export function TransferCard({ transaction, isOpen }: { transaction: BridgeTransaction; isOpen: boolean }) {
  const { id, originChainId, destinationChainId, originToken, transfer, originTokenGrossAmount } = transaction;
  const [tone, text] = badgeOf(transaction);
  return (
    <article className={classes.transfer} aria-label={`Transfer to ${useChain(destinationChainId).name}, ${text}`}>
      <div className={classes.transferHead}>
        <strong className={classes.figure}>
          {originTokenGrossAmount !== null && (
            <Amount value={originTokenGrossAmount} decimals={originToken?.decimals ?? 18} symbol={originToken?.symbol ?? 'tokens'} />
          )}
        </strong>
        <span className={classes.way}>
          <ChainMark chainId={originChainId} withName size={16} /> → <ChainMark chainId={destinationChainId} withName size={16} />
        </span>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </div>
      {transfer && (
        <p className={classes.under}>
          for <KnownAddress address={transfer.recipient} chainId={destinationChainId} />
        </p>
      )}
      {isOpen && <Steps transaction={transaction} />}
      <p className={classes.under}>
        <TextLink to="/bridge/transactions/$id" params={{ id }}>
          Every step of this transfer
        </TextLink>
      </p>
    </article>
  );
}

function Steps({ transaction }: { transaction: BridgeTransaction }) {
  const { id, stage, originChainId, destinationChainId, executedAt, createdAt } = transaction;
  const origin = useChain(originChainId);
  const destination = useChain(destinationChainId);
  const waiting = useWaiting(id, executedAt === null && (stage === 'executable' || stage === 'delayed'));
  const now = useClockSince(originChainId, Math.floor(Date.parse(createdAt) / 1000), executedAt === null);
  const obstacle = waiting.data?.obstacles[0];
  const steps = transferSteps({ transaction, origin, destination, waiting: obstacle?.sentence, now });
  return (
    <StepList
      label="Progress of the transfer"
      steps={steps.map(({ at, detail, ...step }) => ({ ...step, ...(detail ? { detail } : {}), ...(at ? { aside: formatTime(at) } : {}) }))}
    />
  );
}

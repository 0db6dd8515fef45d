import { type SafeTransaction, safeTransactionOf } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { nonceChoices, proposalEffect, proposedText, proposerReason } from '@althing/domain/safes';
import { sameAddress } from '@althing/domain/units';
import { type ReactNode, useState } from 'react';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useActor } from '../governance/index.ts';
import { ProposeAsSafe } from './queue/ProposeAsSafe.tsx';
import { SignDialog } from './queue/SignDialog.tsx';
import { Signers } from './queue/Signers.tsx';
import { StepButtons } from './queue/StepButtons.tsx';
import { SafeLink } from './SafeLink.tsx';
import classes from './Safes.module.css';
import { useProposer } from './service/delegates.ts';
import { type SafePlace, type SafeQueue, useSafeQueue } from './service/queries.ts';
import { useSafeSigner } from './service/useSafeSigner.ts';
import { useSafeWords } from './useSafeWords.ts';

export type SafeContent = Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>;

export interface SafeSendingProps {
  place: SafePlace;
  /** Whose Safe it is; undefined where that is not known. */
  organisation: OrganisationDetail | undefined;
  /** What the Safe is to do. */
  content: SafeContent;
  /** What it does, in the imperative. */
  title: string;
  /** What the button says that proposes it. */
  label?: string;
  onProposed?: () => void;
  /** What the page adds, knowing whether it waits in the Safe's queue. */
  children?: (isWaiting: boolean) => ReactNode;
}

const isSame = (one: SafeContent, other: SafeContent): boolean =>
  sameAddress(one.to, other.to) &&
  one.value === other.value &&
  one.data.toLowerCase() === other.data.toLowerCase() &&
  one.operation === other.operation;

/** Everything to have a Safe do something: proposed by an owner, signed by enough of them, executed by anybody. Where it stands is told by the Safe's service. */
export function SafeSending(props: SafeSendingProps) {
  const queue = useSafeQueue(props.place);
  useLive([liveTopic.contract(props.place.chainId, props.place.safe)]);
  if (queue.data) return <Sending {...props} queue={queue.data} />;
  if (queue.isPending) return <LineSkeletons lines={2} />;
  return <ErrorState title="The Safe’s queue could not be read" error={queue.error} onRetry={() => void queue.refetch()} />;
}

function Sending({ children, queue, ...props }: SafeSendingProps & { queue: SafeQueue }) {
  const { place, organisation, content, title } = props;
  const words = useSafeWords(place, organisation);
  const { state, places } = queue;
  const waiting = places.flatMap(({ transactions }) => transactions).find((transaction) => isSame(transaction.content, content));
  return (
    <div className={classes.stack}>
      {waiting ? (
        <>
          <Signers transaction={waiting} facts={state} place={place} contracts={organisation?.contracts ?? []} />
          <StepButtons
            place={place}
            organisation={organisation}
            transaction={waiting}
            title={title}
            facts={state}
            places={places}
            words={words}
            isReplaceable={false}
          />
        </>
      ) : (
        <ProposeButton {...props} queue={queue} />
      )}
      {children?.(waiting !== undefined)}
      <p className={classes.note}>
        <SafeLink {...place} slug={organisation?.slug}>
          Open the queue of this Safe
        </SafeLink>
      </p>
    </div>
  );
}

function ProposeButton({
  place,
  organisation,
  content,
  title,
  label = 'Propose to the Safe',
  onProposed,
  queue,
}: Omit<SafeSendingProps, 'children'> & { queue: SafeQueue }) {
  const [isOpen, setOpen] = useState(false);
  const { account, isSafe } = useActor();
  const signer = useSafeSigner(place);
  const words = useSafeWords(place, organisation);
  const { state, places } = queue;
  const nonce = nonceChoices(state, places)[0]!.nonce;
  const transaction: SafeTransaction = { ...safeTransactionOf([content], BigInt(nonce)), ...content };
  const proposer = useProposer(place, state.owners);
  const reason = proposerReason(proposer, account !== null);
  const proposed = () => {
    onProposed?.();
    notify.success(proposedText(proposer, state));
  };
  return (
    <div>
      {isSafe ? (
        <ProposeAsSafe
          place={place}
          transaction={transaction}
          queue={queue}
          title={`Propose: ${title}`}
          label={label}
          reason={reason}
          words={words}
          onProposed={proposed}
        />
      ) : (
        <ReasonButton reason={reason} onClick={() => setOpen(true)}>
          {label}
        </ReasonButton>
      )}
      {reason && <p className={classes.note}>{reason}</p>}
      {isOpen && (
        <SignDialog
          place={place}
          transaction={transaction}
          title={`Propose: ${title}`}
          effect={proposalEffect(proposer, state)}
          onClose={() => setOpen(false)}
          onSign={async () => {
            await signer.propose(transaction);
            proposed();
          }}
        />
      )}
    </div>
  );
}

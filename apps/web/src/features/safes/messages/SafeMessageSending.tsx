import type { OrganisationDetail } from '@althing/domain/http';
import type { TypedMessage } from '@althing/domain/safeService';
import { messageReason, type SafeFacts, signaturesOf, strangerReason } from '@althing/domain/safes';
import type { Hex } from '@althing/domain/units';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { notify } from '../../../ui/notify.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { Signers } from '../queue/Signers.tsx';
import classes from '../Safes.module.css';
import { type SafePlace, useSafeQueue } from '../service/queries.ts';
import { useSafeWords } from '../useSafeWords.ts';
import { signEffect } from './MessageCard.tsx';
import type { SafeMessageView } from './messageView.ts';
import { SignMessage } from './SignMessage.tsx';
import { useSafeMessages } from './useSafeMessages.ts';

export interface SafeMessageSendingProps {
  place: SafePlace;
  /** Whose Safe it is; undefined where that is not known. */
  organisation: OrganisationDetail | undefined;
  /** What is put before the owners next; undefined where `reason` says why it cannot be yet. */
  draft: TypedMessage | undefined;
  reason: string | undefined;
  /** What it is about, in the imperative. */
  title: string;
  /** What the button says that proposes it. */
  label: string;
  onProposed?: () => void;
  /** Of the newest messages of the Safe, those that the page is about and has not done with. */
  isShown: (message: TypedMessage) => boolean;
  /** What a message says, in a line. */
  describe: (message: TypedMessage) => ReactNode;
  /** What the page does with a signature that is complete. */
  children: (message: TypedMessage, signature: Hex) => ReactNode;
}

type Sound = SafeMessageView & { content: { isSound: true; message: TypedMessage } };

const isTyped = (view: SafeMessageView): view is Sound => view.content.isSound && typeof view.content.message !== 'string';

/** Has a Safe sign typed data: proposed by one owner, signed by enough of them, and then handed to whom it is for. */
export function SafeMessageSending(props: SafeMessageSendingProps) {
  const queue = useSafeQueue(props.place);
  const messages = useSafeMessages(props.place);
  const failed = [queue, messages].find((each) => each.isError && !each.data);
  if (failed)
    return <ErrorState title="The Safe’s messages could not be read" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!queue.data || !messages.data) return <LineSkeletons lines={2} />;
  const entries = messages.data.pages.flatMap((page) => page.entries);
  return <Sending {...props} facts={queue.data.state} entries={entries.filter(isTyped)} />;
}

function Sending({ facts, entries, ...props }: SafeMessageSendingProps & { facts: SafeFacts; entries: readonly Sound[] }) {
  const { place, organisation, draft, reason, title, label, onProposed, isShown } = props;
  const { account } = useActor();
  const words = useSafeWords(place, organisation);
  const why = reason ?? strangerReason(facts, account);
  return (
    <div className={classes.stack}>
      <div>
        <SignMessage
          place={place}
          message={draft}
          step="propose"
          title={`Propose: ${title}`}
          effect={signEffect(facts.threshold, facts)}
          label={label}
          reason={why}
          words={words}
          onSigned={() => {
            onProposed?.();
            notify.success('Proposed to the other owners');
          }}
        />
        {why && <p className={classes.note}>{why}</p>}
      </div>
      {entries
        .filter(({ content }) => isShown(content.message))
        .map((entry) => (
          <Waiting key={entry.hash} {...props} facts={facts} entry={entry} />
        ))}
    </div>
  );
}

function Waiting({
  place,
  organisation,
  title,
  describe,
  children,
  facts,
  entry,
}: SafeMessageSendingProps & { facts: SafeFacts; entry: Sound }) {
  const { account } = useActor();
  const words = useSafeWords(place, organisation);
  const { lack } = signaturesOf(entry, facts);
  const { message } = entry.content;
  const reason = messageReason(entry, facts, account);
  return (
    <div className={classes.place} role="group" aria-label={title}>
      <p className={classes.text}>{describe(message)}</p>
      <Signers transaction={entry} facts={facts} place={place} contracts={organisation?.contracts ?? []} />
      {lack === 0 ? (
        children(message, entry.signature)
      ) : (
        <>
          <SignMessage
            place={place}
            message={message}
            step="confirm"
            title={title}
            effect={signEffect(lack, facts)}
            label="Sign"
            reason={reason}
            words={words}
            onSigned={() => notify.success('Signed')}
          />
          {reason && <p className={classes.note}>{reason}</p>}
        </>
      )}
    </div>
  );
}

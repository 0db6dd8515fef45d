import { safeMessageHashes } from '@althing/bindings';
import { messageReason, type SafeFacts, signaturesOf } from '@althing/domain/safes';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { notify } from '../../../ui/notify.ts';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { useActor } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { HashList } from '../queue/HashList.tsx';
import { Note } from '../queue/Note.tsx';
import { Signers } from '../queue/Signers.tsx';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import { CompleteSignature } from './CompleteSignature.tsx';
import { MessageBody } from './MessageBody.tsx';
import { messageTitle } from './messageTitle.ts';
import type { MessageContent, SafeMessageView } from './messageView.ts';
import { SignMessage } from './SignMessage.tsx';

export interface MessageCardProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  message: SafeMessageView;
  facts: SafeFacts;
}

const UNSOUND = 'A message that cannot be checked';

/** A message of a Safe: what it says, who has signed, what the reader can do, and the signature once it is complete. */
export function MessageCard({ place, organisation, message, facts }: MessageCardProps) {
  const id = useId();
  const { account } = useActor();
  const { content } = message;
  const { lack } = signaturesOf(message, facts);
  const reason = messageReason(message, facts, account);
  const badge = content.isSound ? badgeOf(lack, reason === undefined) : ({ tone: 'bad', text: 'Do not sign' } as const);
  const contracts = organisation?.contracts ?? [];
  return (
    <article className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h3 className={classes.cardTitle} id={id}>
          <bdi>{content.isSound ? messageTitle(content.message) : UNSOUND}</bdi>
        </h3>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </div>
      <p className={classes.note}>
        Proposed {formatTime(message.proposedAt)} by{' '}
        <KnownAddress address={message.proposer} chainId={place.chainId} contracts={contracts} />
      </p>
      <Note origin={message.origin} />
      {content.isSound ? <MessageBody message={content.message} /> : <p className={classes.problem}>{content.problem}</p>}
      <Signers transaction={message} facts={facts} place={place} contracts={contracts} />
      {content.isSound && (
        <Sound place={place} organisation={organisation} message={message} facts={facts} content={content} reason={reason} />
      )}
    </article>
  );
}

interface SoundProps extends MessageCardProps {
  content: Extract<MessageContent, { isSound: true }>;
  reason: string | undefined;
}

/** What can be done with a message whose hash is its own. */
function Sound({ place, organisation, message, facts, content, reason }: SoundProps) {
  const { chainId, safe } = place;
  const words = useSafeWords(place, organisation);
  const [isChecking, setChecking] = useState(false);
  const { lack } = signaturesOf(message, facts);
  const isOwed = lack > 0 || reason === undefined;
  return (
    <>
      {lack === 0 && <CompleteSignature place={place} facts={facts} messageHash={content.messageHash} signature={message.signature} />}
      {isOwed && (
        <div className={classes.buttons}>
          <SignMessage
            place={place}
            message={content.message}
            step="confirm"
            title="Sign a message"
            effect={signEffect(lack, facts)}
            label="Sign"
            reason={reason}
            words={words}
            onSigned={() => notify.success('Signed')}
          />
        </div>
      )}
      {isOwed && reason && <p className={classes.note}>{reason}</p>}
      <div className={classes.tools}>
        <Button variant="subtle" size="compact-sm" onClick={() => setChecking(!isChecking)} aria-expanded={isChecking}>
          {isChecking ? 'Hide the hashes' : 'Hashes to compare'}
        </Button>
      </div>
      {isChecking && <HashList hashes={safeMessageHashes(chainId, safe, content.messageHash)} chainId={chainId} safe={safe} of="message" />}
    </>
  );
}

/** What the signature of one more owner brings about. */
export function signEffect(lack: number, { owners, threshold }: SafeFacts): string {
  if (lack === 0) return 'Enough owners have signed already; your signature is added to theirs.';
  if (lack === 1)
    return 'With your signature, enough owners have signed, and whoever gets the signature can show that the Safe has signed.';
  return `${threshold} of ${owners.length} owners must sign. With your signature, ${lack - 1} more ${lack === 2 ? 'is' : 'are'} needed.`;
}

/** How far a message is, and whether the reader is needed. */
function badgeOf(lack: number, maySign: boolean): { tone: Tone; text: string } {
  if (lack === 0) return { tone: 'good', text: 'Signed' };
  return maySign ? { tone: 'waiting', text: 'Needs your signature' } : { tone: 'neutral', text: 'Waits for signatures' };
}

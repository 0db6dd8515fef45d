import { SAFE_MESSAGE_LIMITS, type SafeFacts, strangerReason } from '@althing/domain/safes';
import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';
import { LengthCount } from '../../../ui/LengthCount.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { useActor } from '../../governance/index.ts';
import safeClasses from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import { MessageBody } from './MessageBody.tsx';
import { signEffect } from './MessageCard.tsx';
import { MESSAGE_KINDS, type MessageDraft } from './messageDraft.ts';
import classes from './Messages.module.css';
import { SignMessage } from './SignMessage.tsx';
import { type MessageForm, useMessageForm } from './useMessageForm.ts';

interface NewMessageProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  facts: SafeFacts;
}

const KIND_LABELS: Record<MessageDraft['kind'], string> = { text: 'Text', typed: 'Typed data (EIP-712)' };
const KINDS = MESSAGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** A message for the owners of a Safe to sign. Each account has a draft of its own. */
export function NewMessage(props: NewMessageProps) {
  const account = useSession()?.address;
  return <OfAccount key={account} {...props} account={account} />;
}

function OfAccount({ account, ...props }: NewMessageProps & { account: string | undefined }) {
  const form = useMessageForm(props.place, account);
  const [isOpen, setOpen] = useState(!form.isEmpty);
  if (!isOpen)
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          New message
        </Button>
      </div>
    );
  return <WriteMessage {...props} form={form} onClose={() => setOpen(false)} />;
}

function WriteMessage({ place, organisation, facts, form, onClose }: NewMessageProps & { form: MessageForm; onClose: () => void }) {
  const { account } = useActor();
  const words = useSafeWords(place, organisation);
  const { draft, read } = form;
  const reason = strangerReason(facts, account);
  return (
    <Section
      title="New message"
      description="What the owners sign here shows others, such as contracts and web pages, that the Safe agrees. It moves nothing by itself."
      variant="card"
    >
      <div className={classes.form}>
        <MessageFields form={form} />
        {draft.kind === 'typed' && read.message !== undefined && (
          <section aria-label="What is signed">
            <MessageBody message={read.message} />
          </section>
        )}
        {reason && <p className={safeClasses.note}>{reason}</p>}
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {draft[draft.kind] !== '' && (
            <Button variant="default" onClick={form.clear}>
              Discard
            </Button>
          )}
          <SignMessage
            place={place}
            message={read.message}
            onFaulty={form.check}
            step="propose"
            title="Propose a message"
            effect={signEffect(facts.threshold, facts)}
            label="Propose"
            reason={reason}
            words={words}
            onSigned={() => {
              notify.success(facts.threshold === 1 ? 'Signed' : 'Proposed. It waits for the other owners');
              form.clear();
              onClose();
            }}
          />
        </div>
      </div>
    </Section>
  );
}

/** What is to be signed, as a text or as JSON. */
function MessageFields({ form: { draft, error, edit } }: { form: MessageForm }) {
  return (
    <>
      <SegmentedControl
        className={classes.kind}
        aria-label="Kind of message"
        data={KINDS}
        value={draft.kind}
        onChange={(value) => edit({ kind: value })}
      />
      {draft.kind === 'text' ? (
        <Textarea
          label="Text"
          description="Signed exactly as written, with spaces and line breaks."
          autosize
          minRows={4}
          maxRows={16}
          value={draft.text}
          onChange={(event) => edit({ text: event.currentTarget.value })}
          error={error}
          withAsterisk
        />
      ) : (
        <Textarea
          className={classes.json}
          label="Typed data"
          description="JSON with types, domain, primaryType and message, as pages give it to wallets."
          autosize
          minRows={8}
          maxRows={20}
          spellCheck={false}
          value={draft.typed}
          onChange={(event) => edit({ typed: event.currentTarget.value })}
          error={error}
          withAsterisk
        />
      )}
      {draft.kind === 'text' && draft.text.length > SAFE_MESSAGE_LIMITS.text / 2 && (
        <LengthCount text={draft.text} limit={SAFE_MESSAGE_LIMITS.text} />
      )}
    </>
  );
}

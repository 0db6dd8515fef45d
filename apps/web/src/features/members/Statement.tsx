import type { MemberDetail } from '@althing/domain/http';
import { MEMBER_LIMITS, statementProblem } from '@althing/domain/members';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../lib/format/formatDate.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LengthCount } from '../../ui/LengthCount.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Members.module.css';
import { CitizenshipGate } from '../auth/index.ts';
import { useWriteStatement } from './queries.ts';

export interface StatementProps {
  organisationId: string;
  statement: MemberDetail['statement'];
  /** Why the reader cannot write it; undefined where they can, null where it is somebody else's. */
  reason: string | undefined | null;
}

/** Why to delegate to an account, in its own words; who it is may write and change it. */
export function Statement({ organisationId, statement, reason }: StatementProps) {
  const [draft, setDraft] = useState<string>();
  const isOwn = reason !== null;
  if (draft !== undefined)
    return (
      <Section title="Statement">
        <CitizenshipGate>
          <Editor
            organisationId={organisationId}
            text={draft}
            wasWritten={statement !== null}
            onText={setDraft}
            onDone={() => setDraft(undefined)}
          />
        </CitizenshipGate>
      </Section>
    );
  const write = (label: string) => (
    <ReasonButton variant="default" reason={reason ?? undefined} onClick={() => setDraft(statement?.text ?? '')}>
      {label}
    </ReasonButton>
  );
  return (
    <Section title="Statement">
      {statement ? (
        <div className={classes.statement}>
          <div className={classes.frame}>
            <Markdown source={statement.text} />
          </div>
          <p className={classes.note}>
            Written on {formatDay(statement.writtenAt)}. The account signed in here to write it; it is on no chain.
          </p>
          {isOwn && write('Change your statement')}
        </div>
      ) : isOwn ? (
        <EmptyState title="Say why to delegate to you" action={write('Write a statement')}>
          Who looks for somebody to vote for them reads here what you stand for.
        </EmptyState>
      ) : (
        <p className={classes.note}>This account has written none.</p>
      )}
    </Section>
  );
}

interface EditorProps {
  organisationId: string;
  text: string;
  wasWritten: boolean;
  onText: (text: string) => void;
  onDone: () => void;
}

function Editor({ organisationId, text, wasWritten, onText, onDone }: EditorProps) {
  const writing = useWriteStatement(organisationId);
  const problem = statementProblem(text);
  const isEmpty = text.trim() === '';
  const save = () =>
    writing.mutate(text.trim(), { onSuccess: onDone, onError: (error) => void notifyFailure(error, 'The statement could not be saved') });
  const reason = problem ?? (isEmpty && !wasWritten ? 'Write something first.' : undefined);
  return (
    <div className={classes.statement}>
      <Textarea
        label="Your statement"
        description="What you stand for, and how you decide. Markdown. Public."
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        autosize
        minRows={6}
        maxRows={20}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        error={problem}
        data-autofocus
      />
      <LengthCount text={text} limit={MEMBER_LIMITS.statement} />
      <div className={classes.row}>
        <ReasonButton reason={reason} onClick={save} loading={writing.isPending}>
          {isEmpty && wasWritten ? 'Take it back' : 'Save'}
        </ReasonButton>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

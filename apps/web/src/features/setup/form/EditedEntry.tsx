import { entryStatus, type EntryStatus, type OrganisationForm, valueAt } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { type Edit, useEdit } from '../edit/EditContext.ts';
import classes from './EditedEntry.module.css';
import { EntryStanding } from './EntryStanding.ts';
import type { FormPath } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useField } from './useField.ts';

/** What can be done about an entry that stands, instead of changing it. */
export interface EntryMark {
  /** Marks it, or takes the mark off. */
  onMark: () => void;
  onKeep: () => void;
  /** Why it is not changed in its place. */
  sentence: string;
}

export interface EditedEntryProps {
  path: FormPath;
  /** The same entry of the organisation that stands; undefined where it is new. */
  before: (initial: OrganisationForm) => unknown;
  /** For screen readers. */
  label: string;
  className?: string | undefined;
  /** For entries that are never changed in their place. */
  mark?: EntryMark | undefined;
  children: ReactNode;
}

const BADGES: Readonly<Record<EntryStatus, { tone: Tone; text: string }>> = {
  unchanged: { tone: 'quiet', text: 'unchanged' },
  changed: { tone: 'waiting', text: 'changed' },
  new: { tone: 'good', text: 'new' },
  markedForDeletion: { tone: 'bad', text: 'marked for deletion' },
};

/**
 * One entry of the form. In an edit, one that exists is marked unchanged and read-only until somebody changes it; changed and new ones have a highlighted border
 * (docs/requirements.md#module-configuration). Where an organisation is founded, just the entry.
 */
export function EditedEntry({ className, label, children, ...props }: EditedEntryProps) {
  const edit = useEdit();
  if (edit)
    return (
      <Entry edit={edit} className={className} label={label} {...props}>
        {children}
      </Entry>
    );
  return (
    <section className={className} aria-label={label}>
      {children}
    </section>
  );
}

function Entry({ edit, path, before: find, label, className, mark, children }: EditedEntryProps & { edit: Edit }) {
  const { value, set } = useField(path);
  const [isOpen, setOpen] = useState(false);
  const before = find(edit.initial);
  const status = entryStatus(value, before);
  const isFrozen = status === 'markedForDeletion' || (status === 'unchanged' && (mark !== undefined || !isOpen));
  return (
    <section className={`${className ?? ''} ${classes.entry}`} aria-label={label} data-entry={status}>
      <div className={classes.bar}>
        <StatusBadge tone={BADGES[status].tone}>{BADGES[status].text}</StatusBadge>
        <span className={classes.words}>{wordsFor(status, isFrozen, mark)}</span>
        {mark && <MarkButtons mark={mark} status={status} label={label} />}
        {!mark && status === 'unchanged' && (
          <Button
            variant="default"
            size="sm"
            aria-label={isOpen ? `Leave as it is: ${label}` : `Change ${label}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Leave as it is' : 'Change'}
          </Button>
        )}
        {!mark && status === 'changed' && (
          <Button
            variant="default"
            size="sm"
            aria-label={`Undo the changes of ${label}`}
            onClick={() => {
              setOpen(false);
              set(structuredClone(before) as typeof value);
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <fieldset disabled={isFrozen} className={classes.frozen}>
        <EntryStanding value={status === 'unchanged' || status === 'markedForDeletion'}>{children}</EntryStanding>
      </fieldset>
    </section>
  );
}

function wordsFor(status: EntryStatus, isFrozen: boolean, mark: EntryMark | undefined): string {
  if (status === 'markedForDeletion')
    return 'It leaves the organisation’s record. On chain it stays, with its owners and whatever is in it.';
  if (status === 'unchanged')
    return mark?.sentence ?? (isFrozen ? 'It stands on chain like this. Press Change to propose something else.' : '');
  return '';
}

function MarkButtons({ mark: { onMark, onKeep }, status, label }: { mark: EntryMark; status: EntryStatus; label: string }) {
  if (status === 'markedForDeletion')
    return (
      <Button variant="default" size="sm" aria-label={`Keep it: ${label}`} onClick={onKeep}>
        Keep it
      </Button>
    );
  if (status !== 'unchanged') return null;
  return (
    <Button variant="default" size="sm" aria-label={`Mark for deletion: ${label}`} onClick={onMark}>
      Mark for deletion
    </Button>
  );
}

/** The entry of the form that stands with the same value of `key` as the one at `path`. */
export function useBefore(path: FormPath, key: 'tempId' | 'chainId'): (initial: OrganisationForm) => unknown {
  const form = useSetupForm();
  return (initial) => {
    const own = valueAt(form.getValues(), path) as Record<string, unknown> | undefined;
    const entries = valueAt(initial, path.slice(0, path.lastIndexOf('.'))) as readonly Record<string, unknown>[] | undefined;
    return entries?.find((entry) => entry[key] === own?.[key]);
  };
}

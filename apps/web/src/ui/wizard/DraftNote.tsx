import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { DraftStore } from './createDraftStore.ts';
import classes from './Wizard.module.css';

export interface DraftNoteProps {
  store: Pick<DraftStore<never>, 'subscribe' | 'saveState'>;
  /** What starting again deletes. */
  lost: ReactNode;
  onStartAgain: () => void;
}

/** Says where the draft is stored, with a button to delete it. */
export function DraftNote({ store, lost, onStartAgain }: DraftNoteProps) {
  const state = useSyncExternalStore(store.subscribe, store.saveState);
  const [isAsking, ask] = useDisclosure();
  return (
    <div className={classes.note}>
      {state === 'nothing' && <span>What you enter is saved on this device as you go.</span>}
      {state === 'saved' && <span>Saved on this device. You can leave and come back.</span>}
      {state === 'failed' && (
        <span role="alert" className={classes.failed}>
          This browser does not let us save your draft. Keep this page open until you are done.
        </span>
      )}
      {state === 'elsewhere' && <span className={classes.failed}>Not saved: this draft was changed in another tab.</span>}
      {state !== 'nothing' && state !== 'elsewhere' && (
        <Button variant="subtle" color="gray" size="compact-sm" ml={-8} onClick={ask.open}>
          Start again
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Start again?"
        confirmLabel="Throw the draft away"
        cancelLabel="Keep it"
        isDanger
        onClose={ask.close}
        onConfirm={() => {
          ask.close();
          onStartAgain();
        }}
      >
        {lost}
      </ConfirmDialog>
    </div>
  );
}

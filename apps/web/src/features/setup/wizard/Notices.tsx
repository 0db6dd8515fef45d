import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { draftStore } from '../draft/draftStore.ts';
import classes from './Wizard.module.css';

/** Where the draft is kept, and the way to throw it away. */
export function Notices({ onStartAgain }: { onStartAgain: () => void }) {
  const state = useSyncExternalStore(draftStore.subscribe, draftStore.saveState);
  const [isAsking, ask] = useDisclosure();
  return (
    <div className={classes.notices}>
      {state === 'nothing' && <span>What you enter is saved on this device as you go.</span>}
      {state === 'saved' && <span>Saved on this device. You can leave and come back.</span>}
      {state === 'failed' && (
        <span role="alert" className={classes.failed}>
          This browser does not let us save your draft. Keep this page open until you have deployed.
        </span>
      )}
      {state !== 'nothing' && (
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
        Everything you have entered for this organisation is removed from this device. It cannot be brought back.
      </ConfirmDialog>
    </div>
  );
}

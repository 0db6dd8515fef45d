import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Removes every action of a transaction that is being written, once somebody has said so twice. */
export function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
  const [isAsking, ask] = useDisclosure();
  return (
    <>
      <Button variant="subtle" onClick={ask.open}>
        Start again
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Start again?"
        confirmLabel="Throw the actions away"
        cancelLabel="Keep them"
        isDanger
        onClose={ask.close}
        onConfirm={() => {
          ask.close();
          onStartAgain();
        }}
      >
        Every action of this transaction is removed. Export them first if you may need them again.
      </ConfirmDialog>
    </>
  );
}

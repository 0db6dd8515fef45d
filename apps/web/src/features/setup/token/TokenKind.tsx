import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useEdit } from '../edit/EditContext.ts';
import classes from './token.module.css';

/** What was answered to the first question, and the way to the other answer, which begins the token anew. Nothing where the token stands already. */
export function TokenKind({ isNew, onChange }: { isNew: boolean; onChange: () => void }) {
  const [isAsking, asking] = useDisclosure();
  const standing = useEdit()?.initial.token.isCreatingNewToken ?? null;
  if (standing !== null) return null;
  const other = isNew ? 'Use a token that exists instead' : 'Create a new token instead';
  return (
    <div className={classes.kind}>
      <span>{isNew ? 'A new token is created.' : 'A token that exists already is used.'}</span>
      <Button variant="subtle" size="sm" onClick={asking.open}>
        {other}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={other}
        confirmLabel="Begin the token anew"
        isDanger
        onClose={asking.close}
        onConfirm={() => {
          asking.close();
          onChange();
        }}
      >
        What you entered on this page about the token is removed: its names, chains, receivers, vesting, authority and taxes. The rest of
        the draft stays.
      </ConfirmDialog>
    </div>
  );
}

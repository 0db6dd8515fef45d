import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { useConfirmCitizenship } from './useConfirmCitizenship.ts';

export interface CitizenshipDialogProps {
  onClose: () => void;
  /** Called after `onClose` once the statement is saved. */
  onConfirmed?: () => void;
}

export function CitizenshipDialog({ onClose, onConfirmed }: CitizenshipDialogProps) {
  const [isTicked, setTicked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { confirm, isPending } = useConfirmCitizenship();
  return (
    <Modal opened onClose={onClose} title="Confirm your citizenship">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands events on to whoever rendered the dialog, which may be a form too.
          event.stopPropagation();
          setAsked(true);
          if (!isTicked) return box.current?.focus();
          return confirm(() => {
            onClose();
            onConfirmed?.();
          });
        }}
      >
        <Checkbox
          ref={box}
          required
          checked={isTicked}
          error={isAsked && !isTicked ? 'Please tick the box to confirm' : undefined}
          onChange={(event) => setTicked(event.currentTarget.checked)}
          label={
            <>
              I confirm that I am not a resident of, or located in, the United States of America, and that I have read and accept the{' '}
              <TextLink to="/terms-of-service" target="_blank">
                terms of service
              </TextLink>
              .
            </>
          }
        />
        <p style={{ color: 'var(--al-ink-soft)', fontSize: 'var(--al-text-small)' }}>
          Your wallet will ask you to sign this statement. It is saved with your account and sends no transaction.
        </p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Submit
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

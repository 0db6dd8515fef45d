import { Button, Group, Modal, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { ReasonButton } from './ReasonButton.tsx';

export interface PasteDialogProps {
  title: string;
  /** What each line contains. */
  label: string;
  description: string;
  text: string;
  onText: (text: string) => void;
  /** Options for how the text is read. */
  options?: ReactNode;
  /** What was understood of the text, and what was not. */
  children?: ReactNode;
  confirmLabel: string;
  canConfirm: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog that takes many lines at once and shows how it understood them before anything is added. */
export function PasteDialog({
  title,
  label,
  description,
  text,
  onText,
  options,
  children,
  confirmLabel,
  canConfirm,
  onConfirm,
  onClose,
}: PasteDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Textarea
        label={label}
        description={description}
        autosize
        minRows={6}
        maxRows={14}
        value={text}
        spellCheck={false}
        data-autofocus
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {options}
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <ReasonButton reason={canConfirm ? undefined : 'Paste at least one line that can be added.'} onClick={onConfirm}>
          {confirmLabel}
        </ReasonButton>
      </Group>
    </Modal>
  );
}

/** Label of the button: how many lines are added and how many are left out. */
export const pasteLabel = (read: number, left: number, noun: string, plural = `${noun}s`): string =>
  left > 0 ? `Add ${read}, leave ${left} out` : `Add ${read || ''} ${read === 1 ? noun : plural}`;

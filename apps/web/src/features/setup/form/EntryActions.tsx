import { Button, Group } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';

export interface EntryActionsProps {
  /** Undefined where no further entry is allowed. */
  onDuplicate: (() => void) | undefined;
  /** Undefined where the entry cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** Buttons that copy or remove an entry of a list. */
export function EntryActions({ onDuplicate, onRemove }: EntryActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      {onDuplicate && (
        <Button variant="subtle" color="gray" size="sm" leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
          Duplicate
        </Button>
      )}
      {onRemove && (
        <Button variant="subtle" color="gray" size="sm" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Group>
  );
}

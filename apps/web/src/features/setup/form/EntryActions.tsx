import { Button, Group } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';

export interface EntryActionsProps {
  /** Undefined where there cannot be another one. */
  onDuplicate: (() => void) | undefined;
  /** Undefined where there must be one. */
  onRemove: (() => void) | undefined;
}

/** What can be done with one entry of a list as a whole. */
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

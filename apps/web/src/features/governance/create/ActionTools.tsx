import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash, type TablerIcon } from '@tabler/icons-react';
import classes from './Create.module.css';
import type { ListEdit } from './editProposal.ts';

export interface ActionToolsProps {
  index: number;
  count: number;
  /** What an entry of the list is called. */
  noun?: string;
  onEdit: (edit: ListEdit) => void;
}

/** Buttons that move, copy and remove an action of a list. */
export function ActionTools({ index, count, noun = 'action', onEdit }: ActionToolsProps) {
  return (
    <div className={classes.tools}>
      <Tool
        icon={IconArrowUp}
        label={`Move ${noun} ${index + 1} up`}
        isDisabled={index === 0}
        onClick={() => onEdit({ type: 'move', index, by: -1 })}
      />
      <Tool
        icon={IconArrowDown}
        label={`Move ${noun} ${index + 1} down`}
        isDisabled={index === count - 1}
        onClick={() => onEdit({ type: 'move', index, by: 1 })}
      />
      <Tool
        icon={IconCopy}
        label={`Duplicate ${noun} ${index + 1}`}
        onClick={() => onEdit({ type: 'duplicate', index, tempId: crypto.randomUUID() })}
      />
      <Tool icon={IconTrash} label={`Remove ${noun} ${index + 1}`} isRemove onClick={() => onEdit({ type: 'remove', index })} />
    </div>
  );
}

function Tool({
  icon: Icon,
  label,
  isDisabled = false,
  isRemove = false,
  onClick,
}: {
  icon: TablerIcon;
  label: string;
  isDisabled?: boolean;
  isRemove?: boolean;
  onClick: () => void;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      {...(isRemove ? { 'data-remove': true } : {})}
    >
      <Icon size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

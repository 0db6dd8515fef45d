import type { Hex } from '@althing/domain/units';
import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { size } from 'viem';
import { copy } from '../../ui/copy.ts';
import classes from './BridgeTransactions.module.css';

export interface BytesViewProps {
  value: Hex;
  /** What the value is, for the label of the button: "payload". */
  noun: string;
}

/** How long some data is, with a button that copies it: unlike those of a hash, its ends say nothing, and are often zeros. */
export function BytesView({ value, noun }: BytesViewProps) {
  const length = size(value);
  return (
    <span className={classes.bytes}>
      {length.toLocaleString('en')} {length === 1 ? 'byte' : 'bytes'}
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Copy ${noun}`} onClick={() => void copy(value)}>
        <IconCopy size={14} stroke={1.6} aria-hidden />
      </ActionIcon>
    </span>
  );
}

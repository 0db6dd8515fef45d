import { BOND_TERMS } from '@althing/domain/bonds';
import { Tooltip } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Bonds.module.css';

/** A word with its explanation, for those who meet it first here: on hover, focus and touch, and to screen readers. */
export function Term({ of, children }: { of: keyof typeof BOND_TERMS; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Tooltip label={BOND_TERMS[of]} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
        <button type="button" className={classes.term} aria-describedby={id}>
          {children}
        </button>
      </Tooltip>
      <span id={id} hidden>
        {BOND_TERMS[of]}
      </span>
    </>
  );
}

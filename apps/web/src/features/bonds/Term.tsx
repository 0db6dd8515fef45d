import { BOND_TERMS } from '@althing/domain/bonds';
import { Tooltip } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './Bonds.module.css';

/**
 * A word with its explanation, for those who meet it first here: on hover, focus and touch, and to screen readers. A page has many, so nothing
 * that places the explanation is there before somebody asks for it.
 */
export function Term({ of, children }: { of: keyof typeof BOND_TERMS; children: ReactNode }) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <>
      <button
        ref={word}
        type="button"
        className={classes.term}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </button>
      {isShown && <Tooltip opened target={word} label={BOND_TERMS[of]} multiline w={280} />}
      <span id={id} hidden>
        {BOND_TERMS[of]}
      </span>
    </>
  );
}

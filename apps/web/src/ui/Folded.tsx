import { Button } from '@mantine/core';
import { type CSSProperties, type ReactNode, useCallback, useId, useState } from 'react';
import classes from './Folded.module.css';

interface Props {
  /** How many lines are visible when collapsed. */
  lines: number;
  /** `span` within a line of text. */
  component?: 'div' | 'span';
  children: ReactNode;
}

/** Collapses a text that is longer than so many lines, with a button to expand it, so that readers can skip it. */
export function Folded({ lines, component: Block = 'div', children }: Props) {
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const measure = useCallback((text: HTMLElement | null) => {
    if (!text) return undefined;
    const observer = new ResizeObserver(() => {
      // The height of expanded text does not tell how many lines it would have collapsed, so only collapsed text is measured.
      if (text.dataset['folded'] === 'true') setLong(text.scrollHeight > text.clientHeight + 1);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Block
        id={id}
        className={classes.text}
        data-folded={!isOpen}
        data-long={isLong}
        style={{ '--lines': lines } as CSSProperties}
        ref={measure}
      >
        {children}
      </Block>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}

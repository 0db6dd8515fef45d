import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import classes from './LongText.module.css';

/** Text of any length: what is longer than six lines is folded, and can be opened and folded again. Stands in a line of text. */
export function LongText({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const measure = useCallback((text: HTMLSpanElement) => {
    const observer = new ResizeObserver(() => {
      // What is open is as tall as its text, and tells nothing.
      if (text.dataset['folded'] !== undefined) setLong(text.scrollHeight > text.clientHeight + 1);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return (
    <span className={classes.root}>
      <span className={classes.text} data-folded={!isOpen || undefined} ref={measure}>
        {children}
      </span>
      {isLong && (
        <Button variant="subtle" size="compact-sm" ml={-8} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </span>
  );
}

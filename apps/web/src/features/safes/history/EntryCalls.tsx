import type { DecodedCall } from '@althing/bindings';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallList } from '../queue/CallList.tsx';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';

/** What was called. A single call is told by the title already, so it is opened by whoever wants it. */
export function EntryCalls({ calls, place, words }: { calls: readonly DecodedCall[]; place: SafePlace; words: SafeWords }) {
  const [isOpen, setOpen] = useState(calls.length > 1);
  if (calls.length === 0) return null;
  const noun = calls.length === 1 ? 'call' : `${calls.length} calls`;
  return (
    <>
      {isOpen && <CallList calls={calls} place={place} words={words} />}
      <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {isOpen ? `Hide the ${noun}` : `Show the ${noun}`}
      </Button>
    </>
  );
}

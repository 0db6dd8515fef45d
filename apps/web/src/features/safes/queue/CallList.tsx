import type { DecodedCall } from '@althing/bindings';
import { sameAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { paymentOf } from '../../governance/index.ts';
import { CallView } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { Approved } from './Approved.tsx';
import { ownerSentence } from './transactionWords.ts';

/** Calls that are shown before somebody asks for the rest. */
const FIRST = 5;

/** What a transaction does, call by call. */
export function CallList({
  calls,
  place: { chainId, safe },
  words,
}: {
  calls: readonly DecodedCall[];
  place: SafePlace;
  words: SafeWords;
}) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? calls : calls.slice(0, FIRST);
  return (
    <>
      <ol className={classes.calls} aria-label="What it does">
        {shown.map((call, index) => {
          const payment = paymentOf(call, words.labels);
          const owner = ownerSentence(call, sameAddress(call.to, safe), words.nameAddress);
          return (
            <li key={index}>
              {/* The title of a single call says it already. */}
              {owner && calls.length > 1 && <p className={classes.callSentence}>{owner}.</p>}
              <Approved call={call} chainId={chainId} words={words} />
              <CallView call={call} chainId={chainId} nameAddress={words.nameAddress} {...(payment ? { payment } : {})} />
            </li>
          );
        })}
      </ol>
      {calls.length > FIRST && (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setAll(!isAll)} aria-expanded={isAll}>
          {isAll ? `Show the first ${FIRST} only` : `Show all ${calls.length}`}
        </Button>
      )}
    </>
  );
}

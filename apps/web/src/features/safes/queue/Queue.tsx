import { conflictText, turnReason } from '@althing/domain/safes';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from '../Safes.module.css';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import type { SafeOrganisation } from '../useSafeWords.ts';
import { TransactionCard } from './TransactionCard.tsx';

/** What waits in a Safe, in the order in which the Safe executes it. */
export function Queue({ place, organisation, queue }: { place: SafePlace; organisation: SafeOrganisation; queue: SafeQueue }) {
  const { state, places, more } = queue;
  const [simulated, simulate] = useState<string>();
  if (places.length === 0)
    return (
      <EmptyState title="Nothing waits here">
        An owner proposes a transaction; it waits here until {state.threshold} of {state.owners.length}{' '}
        {state.owners.length === 1 ? 'owner has' : 'owners have'} signed it and somebody executes it.
      </EmptyState>
    );
  return (
    <div className={classes.places}>
      <p className={classes.note}>
        A Safe executes in the order of its nonces, the running numbers of its transactions, and one for each nonce.
      </p>
      {places.map((each) => {
        const conflict = conflictText(each);
        const turn = turnReason(each.nonce, state, places);
        return (
          <section key={each.nonce} className={classes.place} aria-label={`Nonce ${each.nonce}`}>
            <h2 className={classes.placeTitle}>
              Nonce {each.nonce}
              <span className={classes.note}> {turn ? 'later' : 'next'}</span>
            </h2>
            {turn && <p className={classes.note}>{turn}</p>}
            {conflict && <p className={classes.conflict}>{conflict}</p>}
            {each.transactions.map((transaction) => (
              <TransactionCard
                key={transaction.hash}
                place={place}
                organisation={organisation}
                transaction={transaction}
                facts={state}
                places={places}
                isSimulated={simulated === transaction.hash}
                onSimulate={() => simulate(simulated === transaction.hash ? undefined : transaction.hash)}
              />
            ))}
          </section>
        );
      })}
      {more > 0 && <p className={classes.note}>{more} more wait behind these. They are shown as soon as some of these are executed.</p>}
    </div>
  );
}

import { noteOf } from '@althing/domain/safes';
import { shownText } from '@althing/domain/text';
import classes from '../Safes.module.css';

/** What the proposer wrote beside a transaction; nothing where they wrote nothing. */
export function Note({ origin, label }: { origin: string; label?: string }) {
  const note = noteOf(origin);
  if (note === undefined) return null;
  return (
    <p className={classes.text}>
      {label && `${label}: `}
      <q>
        <bdi>{shownText(note)}</bdi>
      </q>
    </p>
  );
}

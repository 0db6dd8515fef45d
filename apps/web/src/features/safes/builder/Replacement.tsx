import { replacementWords } from '@althing/domain/safes';
import { Notice } from '../../../ui/Notice.tsx';
import { decodeTransaction } from '../queue/decodeTransaction.ts';
import { transactionTitle } from '../queue/transactionWords.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import classes from './Builder.module.css';

interface ReplacementProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  queue: SafeQueue;
  /** Of what is to be replaced; undefined where nothing is. */
  nonce: number | undefined;
}

/** What it replaces, and whether it still does. */
export function Replacement({ place, organisation, queue: { state, places }, nonce }: ReplacementProps) {
  const words = useSafeWords(place, organisation);
  if (nonce === undefined) return null;
  const replaced = places.find((each) => each.nonce === nonce)?.transactions.filter(({ isRejection }) => !isRejection) ?? [];
  const titles = replaced.map((each) =>
    transactionTitle(decodeTransaction(each.content, words.contracts), { ...each, safe: place.safe }, words),
  );
  const { title, text } = replacementWords(nonce, state, places, titles);
  return (
    <div className={classes.form}>
      <Notice title={title}>{text}</Notice>
    </div>
  );
}

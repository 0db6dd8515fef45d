import { replacementWords } from '@althing/domain/safes';
import { useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { type SafeOrganisation, useSafeWords } from '../useSafeWords.ts';
import { decodeTransaction } from '../queue/decodeTransaction.ts';
import { transactionTitle } from '../queue/transactionWords.ts';
import classes from './Builder.module.css';
import { ReviewTransaction } from './ReviewTransaction.tsx';
import { useSafeForm } from './useSafeForm.ts';
import { WriteTransaction } from './WriteTransaction.tsx';

interface NewTransactionProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  queue: SafeQueue;
  /** Of what it is to replace. */
  nonce: number | undefined;
  /** Called once it is proposed. */
  onDone: () => void;
}

/** A transaction for the owners of a Safe: written, then reviewed and tried, then signed. Each account has a draft of its own. */
export function NewTransaction(props: NewTransactionProps) {
  const account = useSession()?.address;
  return <OfAccount key={account} {...props} account={account} />;
}

function OfAccount({ place, organisation, queue, nonce, onDone, account }: NewTransactionProps & { account: string | undefined }) {
  const form = useSafeForm(place, queue.state, account);
  const [isReviewing, setReviewing] = useState(false);
  // Owners may change while somebody writes, and with them what is right.
  if (isReviewing && form.isValid)
    return (
      <>
        <Replacement place={place} organisation={organisation} queue={queue} nonce={nonce} />
        <ReviewTransaction
          place={place}
          organisation={organisation}
          queue={queue}
          actions={form.actions}
          wantedNonce={nonce}
          onBack={() => setReviewing(false)}
          onProposed={() => {
            form.clear();
            onDone();
          }}
        />
      </>
    );
  return (
    <>
      <Replacement place={place} organisation={organisation} queue={queue} nonce={nonce} />
      <WriteTransaction
        place={place}
        organisation={organisation}
        state={queue.state}
        form={form}
        onReview={() => {
          if (form.check()) setReviewing(true);
        }}
      />
    </>
  );
}

type ReplacementProps = Pick<NewTransactionProps, 'place' | 'organisation' | 'queue' | 'nonce'>;

/** What it replaces, and whether it still does. */
function Replacement({ place, organisation, queue: { state, places }, nonce }: ReplacementProps) {
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

import { useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import type { SafeOrganisation } from '../useSafeWords.ts';
import { Replacement } from './Replacement.tsx';
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

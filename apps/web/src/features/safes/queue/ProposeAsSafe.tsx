import { encodeApproveSafeHash, type SafeTransaction, safeTransactionContent } from '@althing/bindings';
import { useState } from 'react';
import { keccak256, stringToHex } from 'viem';
import { explainError } from '../../../lib/errors/explainError.ts';
import { notify } from '../../../ui/notify.ts';
import { CitizenButton } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { useApproved } from './useApproved.ts';

export interface ProposeAsSafeProps {
  place: SafePlace;
  /** What is to be put before the owners. */
  transaction: SafeTransaction;
  /** What waits there, where the nonce may be another one too: the queue may move on while the Safe's own owners decide. */
  queue?: SafeQueue;
  /** For everybody to read. */
  note?: string;
  title: string;
  label: string;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  words: SafeWords;
  onProposed: () => void;
}

/** Tells what is proposed apart, whatever nonce it gets. */
const contentKey = ({ to, value, data, operation }: SafeTransaction): string =>
  keccak256(stringToHex(`${to.toLowerCase()}:${value}:${data}:${operation}`)).slice(2, 18);

/**
 * For an owner that is a Safe. It cannot sign for another Safe, so it approves the transaction on chain, as its own owners decide, and the
 * service then takes it. Whoever leaves the page in between finds the second step here.
 */
export function ProposeAsSafe({ place, transaction, queue, note, title, label, reason, words, onProposed }: ProposeAsSafeProps) {
  const { account } = useActor();
  const { chainId, safe } = place;
  const { hash } = safeTransactionContent(chainId, safe, transaction);
  const signer = useSafeSigner(place);
  const [isBusy, setBusy] = useState(false);
  const approved = useApproved(place, account, transaction, queue);
  const put = async (ready: SafeTransaction) => {
    setBusy(true);
    try {
      await signer.proposeApproved(ready, note);
      onProposed();
    } catch (error) {
      const { title: sentence, description } = explainError(error);
      notify.error(sentence, description);
    } finally {
      setBusy(false);
    }
  };
  const ready = approved.data;
  if (ready)
    return (
      <>
        <CitizenButton variant="default" reason={reason} loading={isBusy} onClick={() => void put(ready)}>
          {label}
        </CitizenButton>
        <p className={classes.note}>
          Your Safe has approved it{ready.nonce !== transaction.nonce && ` with nonce ${ready.nonce}, which it keeps`}. It still has to be
          put before the other owners.
        </p>
      </>
    );
  const request: TransactionRequest | undefined = account
    ? {
        chainId,
        from: account,
        ...encodeApproveSafeHash(safe, hash),
        title,
        effect: 'Your Safe, an owner of this one, approves it on chain. Then it is put before the other owners.',
        isSafe: true,
      }
    : undefined;
  return (
    <TransactionButton
      subject={`safe-propose:${chainId}:${safe}:${queue ? contentKey(transaction) : hash}:${account}`}
      request={request}
      reason={reason}
      variant="default"
      contracts={words.contracts}
      nameAddress={words.nameAddress}
      onConfirmed={() =>
        void approved.refetch().then(({ data }) => {
          if (data) return put(data);
        })
      }
    >
      {label}
    </TransactionButton>
  );
}

import { encodeApproveSafeHash, isSafeHashApproved, type SafeTransaction, safeTransactionContent } from '@althing/bindings';
import { useState } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { explainError } from '../../../lib/errors/explainError.ts';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import type { SafePlace } from '../service/queries.ts';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import type { SafeWords } from '../useSafeWords.ts';

export interface ProposeAsSafeProps {
  place: SafePlace;
  /** What is to be put before the owners. */
  transaction: SafeTransaction;
  title: string;
  label: string;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  words: SafeWords;
  onProposed: () => void;
}

/**
 * For an owner that is a Safe. It cannot sign for another Safe, so it approves the transaction on chain, as its own owners decide, and the
 * service then takes it. Whoever leaves the page in between finds the second step here.
 */
export function ProposeAsSafe({ place, transaction, title, label, reason, words, onProposed }: ProposeAsSafeProps) {
  const { account } = useActor();
  const { chainId, safe } = place;
  const { hash } = safeTransactionContent(chainId, safe, transaction);
  const signer = useSafeSigner(place);
  const [isBusy, setBusy] = useState(false);
  const approved = useChainRead({
    chainId,
    key: ['safe-approved', safe, account, hash],
    enabled: account !== null,
    read: (client) => isSafeHashApproved(client, { safe, owner: account!, hash }),
  });
  const put = async () => {
    setBusy(true);
    try {
      await signer.proposeApproved(transaction);
      onProposed();
    } catch (error) {
      const { title: sentence, description } = explainError(error);
      notify.error(sentence, description);
    } finally {
      setBusy(false);
    }
  };
  if (approved.data === true)
    return (
      <ReasonButton variant="default" reason={reason} loading={isBusy} onClick={() => void put()}>
        {label}
      </ReasonButton>
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
      subject={`safe-propose:${chainId}:${hash}:${account}`}
      request={request}
      reason={reason}
      variant="default"
      contracts={words.contracts}
      nameAddress={words.nameAddress}
      onConfirmed={() => void put()}
    >
      {label}
    </TransactionButton>
  );
}

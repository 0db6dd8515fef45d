import { encodeApproveSafeHash, isSafeHashApproved, safeMessageContent, safeMessageHash, safeMessageHashes } from '@althing/bindings';
import type { SafeMessage } from '@althing/domain/safeService';
import { useState } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { explainError } from '../../../lib/errors/explainError.ts';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { CitizenButton } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import { HashList } from '../queue/HashList.tsx';
import { SignatureDialog } from '../queue/SignatureDialog.tsx';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import { type MessageStep, useMessageSigner } from '../service/useMessageSigner.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { MessageBody } from './MessageBody.tsx';

export interface SignMessageProps {
  place: SafePlace;
  /** What is signed; undefined while it has errors, which `onFaulty` shows. */
  message: SafeMessage | undefined;
  onFaulty?: () => void;
  step: MessageStep;
  title: string;
  /** What the signature brings about. */
  effect: string;
  label: string;
  /** Why it cannot be signed now. */
  reason: string | undefined;
  words: SafeWords;
  onSigned: () => void;
}

/** A button by which the reader signs a message as an owner, by key or, as a Safe, by an approval on chain. */
export function SignMessage(props: SignMessageProps) {
  const { isSafe } = useActor();
  const { message, reason, label, onFaulty } = props;
  if (!message)
    return (
      <ReasonButton reason={reason} onClick={onFaulty}>
        {label}
      </ReasonButton>
    );
  return isSafe ? <ApproveMessage {...props} message={message} /> : <ByKey {...props} message={message} />;
}

type ReadyProps = SignMessageProps & { message: SafeMessage };

function ByKey({ place, message, step, title, effect, label, reason, onSigned }: ReadyProps) {
  const { chainId, safe } = place;
  /** What is read and signed stays as it was when the dialog was opened. */
  const [opened, setOpened] = useState<{ message: SafeMessage; title: string; effect: string }>();
  const signer = useMessageSigner(place);
  return (
    <>
      <ReasonButton reason={reason} onClick={() => setOpened({ message, title, effect })}>
        {label}
      </ReasonButton>
      {opened && (
        <SignatureDialog
          chainId={chainId}
          hashes={
            <HashList
              hashes={safeMessageHashes(chainId, safe, safeMessageHash(opened.message))}
              chainId={chainId}
              safe={safe}
              of="message"
            />
          }
          title={opened.title}
          effect={opened.effect}
          onClose={() => setOpened(undefined)}
          onSign={async () => {
            await signer.sign(step, opened.message);
            onSigned();
          }}
        >
          <MessageBody message={opened.message} />
        </SignatureDialog>
      )}
    </>
  );
}

/** An owner that is a Safe approves the message on chain, as its own owners decide; then the service is told. */
function ApproveMessage({ place, message, step, title, label, reason, words, onSigned }: ReadyProps) {
  const { account } = useActor();
  const { chainId, safe } = place;
  const { hash } = safeMessageContent(chainId, safe, safeMessageHash(message));
  const signer = useMessageSigner(place);
  const [isBusy, setBusy] = useState(false);
  const approved = useChainRead({
    chainId,
    key: ['safe-approved', safe, account, [hash]],
    enabled: account !== null && reason === undefined,
    read: (client) => isSafeHashApproved(client, { safe, owner: account!, hash }),
  });
  const tell = async () => {
    setBusy(true);
    try {
      await signer.tellApproval(step, message);
      onSigned();
    } catch (error) {
      const { title: sentence, description } = explainError(error);
      notify.error(sentence, description);
    } finally {
      setBusy(false);
    }
  };
  if (approved.data)
    return (
      <>
        <CitizenButton reason={reason} loading={isBusy} onClick={() => void tell()}>
          {label}
        </CitizenButton>
        <p className={classes.note}>Your Safe has approved it. The other owners still have to be told.</p>
      </>
    );
  const request: TransactionRequest | undefined = account
    ? {
        chainId,
        from: account,
        ...encodeApproveSafeHash(safe, hash),
        title,
        effect: 'Your Safe, an owner of this one, approves the message on chain. Then the other owners are told.',
        isSafe: true,
      }
    : undefined;
  return (
    <TransactionButton
      subject={`safe-message:${chainId}:${hash}:${account}`}
      request={request}
      reason={reason}
      contracts={words.contracts}
      nameAddress={words.nameAddress}
      onConfirmed={() => void approved.refetch().then(({ data }) => (data ? tell() : undefined))}
    >
      {label}
    </TransactionButton>
  );
}

import { type Call, encodeApproveSafeHash, encodeExecuteSafe } from '@althing/bindings';
import { type SafeFacts, type SafeStepReasons, stepReasons } from '@althing/domain/safes';
import { type Address, sameAddress } from '@althing/domain/units';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { safeKey } from '../../../lib/safe/safeService.ts';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { SimulationSummary, useActor } from '../../governance/index.ts';
import { TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import { NewTransactionLink } from '../SafeLink.tsx';
import { useProposer } from '../service/delegates.ts';
import type { SafePlace, SafeTransactionView } from '../service/queries.ts';
import { useWaitingSubject } from '../simulationSubject.ts';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import { REJECT, RejectButton } from './RejectButton.tsx';
import { SignDialog } from './SignDialog.tsx';
import type { StepButtonsProps } from './stepButtonsProps.ts';

/** What the reader can do about a transaction that waits. A disabled button says why. */
export function StepButtons(props: StepButtonsProps) {
  const { transaction, facts, places } = props;
  const { account, isSafe } = useActor();
  const isDelegate = useProposer(props.place, facts.owners) === 'delegate';
  const reasons = stepReasons(transaction, facts, places, account, isDelegate);
  const isLastSigner = reasons.signAndExecute === undefined;
  return (
    <>
      {transaction.nonce === facts.nonce && <Simulated {...props} />}
      <div className={classes.buttons}>
        {isSafe ? <ApproveButton {...props} reasons={reasons} /> : <SignButton {...props} reasons={reasons} />}
        <ExecuteButton {...props} reasons={reasons} isSigning={isLastSigner && !isSafe} />
        {!transaction.isRejection && <RejectButton {...props} reason={reasons.reject} isSafe={isSafe} />}
        {props.isReplaceable !== false && reasons.replace === undefined && (
          <NewTransactionLink nonce={transaction.nonce} variant="default">
            Replace
          </NewTransactionLink>
        )}
      </div>
      <Reasons reasons={reasons} isSafe={isSafe} isRejection={transaction.isRejection} />
    </>
  );
}

/** What nobody should miss before it is signed or executed; nothing where there is nothing. What takes a nonce only does nothing. */
function Simulated({ place, organisation, transaction, onSimulate }: StepButtonsProps) {
  const subject = useWaitingSubject(place, organisation, transaction);
  if (transaction.isRejection) return null;
  const more = onSimulate && (
    <Anchor component="button" type="button" inherit onClick={onSimulate}>
      What it would do
    </Anchor>
  );
  return <SimulationSummary subject={subject} stage={transaction.hash} more={more ?? null} />;
}

interface StepProps extends StepButtonsProps {
  reasons: SafeStepReasons;
}

function SignButton(props: StepProps) {
  const { place, transaction, title, facts, reasons } = props;
  const [isOpen, setOpen] = useState(false);
  const signer = useSafeSigner(place);
  const isLast = reasons.signAndExecute === undefined;
  const effect = `Your signature says that you want this Safe to do it. ${
    isLast
      ? 'With it, enough owners have signed, and anybody can execute it.'
      : `${facts.threshold} of ${facts.owners.length} owners must sign.`
  }`;
  return (
    <>
      <ReasonButton variant={isLast ? 'default' : 'filled'} reason={reasons.sign} onClick={() => setOpen(true)}>
        Sign
      </ReasonButton>
      {isOpen && (
        <SignDialog
          place={place}
          transaction={transaction.content}
          title={`Sign: ${title}`}
          effect={effect}
          onClose={() => setOpen(false)}
          onSign={async () => {
            await signer.confirm(transaction.content);
            notify.success('Signed');
          }}
        >
          {/* What is next has been tried on the page already. */}
          {transaction.nonce !== facts.nonce && <Simulated {...props} />}
        </SignDialog>
      )}
    </>
  );
}

/** An owner that is a Safe confirms on chain. */
function ApproveButton({ place, transaction, title, reasons, words }: StepProps) {
  const client = useQueryClient();
  const { account, isSafe } = useActor();
  const { chainId, safe } = place;
  const request: TransactionRequest | undefined = account
    ? {
        chainId,
        from: account,
        ...encodeApproveSafeHash(safe, transaction.hash),
        title: `Approve: ${title}`,
        effect: 'Your Safe, an owner of this one, approves the transaction on chain.',
        isSafe,
      }
    : undefined;
  return (
    <TransactionButton
      subject={`safe-approve:${chainId}:${transaction.hash}:${account}`}
      request={request}
      reason={reasons.sign}
      contracts={words.contracts}
      nameAddress={words.nameAddress}
      onConfirmed={() => void client.invalidateQueries({ queryKey: safeKey(chainId, safe) })}
    >
      Approve
    </TransactionButton>
  );
}

function ExecuteButton({ place, transaction, title, facts, words, reasons, isSigning }: StepProps & { isSigning: boolean }) {
  const client = useQueryClient();
  const { account, isSafe } = useActor();
  const { chainId, safe } = place;
  const { name } = useChain(chainId);
  const missing = isSigning ? undefined : reasons.execute;
  const label = isSigning ? 'Sign and execute' : 'Execute';
  const call = missing === undefined ? executionOf(transaction, facts, place, isSigning ? account : null) : undefined;
  const reason = missing ?? (call ? undefined : UNREADABLE);
  const request: TransactionRequest | undefined =
    account && call
      ? {
          chainId,
          from: account,
          ...call,
          title: `${label}: ${title}`,
          effect: `The Safe does it now${isSigning ? '; sending it counts as your signature' : ''}. This is a transaction on ${name} and costs gas.`,
          isSafe,
        }
      : undefined;
  return (
    <TransactionButton
      subject={`safe-execute:${chainId}:${transaction.hash}`}
      request={request}
      reason={reason}
      variant={reason === undefined ? 'filled' : 'default'}
      contracts={words.contracts}
      nameAddress={words.nameAddress}
      onConfirmed={() => void client.invalidateQueries({ queryKey: safeKey(chainId, safe) })}
    >
      {label}
    </TransactionButton>
  );
}

const UNREADABLE = 'The service tells a confirmation that is no signature, so it cannot be executed from here.';

/** The call that executes it; undefined where a confirmation cannot be read. `sender`: an owner whose sending counts as a signature. */
function executionOf(
  { content, confirmations }: SafeTransactionView,
  { owners }: SafeFacts,
  { safe }: SafePlace,
  sender: Address | null,
): Call | undefined {
  const ofOwners = confirmations.filter(({ owner }) => owners.some((each) => sameAddress(each, owner)));
  try {
    return encodeExecuteSafe(safe, content, ofOwners, sender ?? undefined);
  } catch {
    return undefined;
  }
}

/** The reasons why buttons are disabled; one that applies to several is told once. */
function Reasons({ reasons, isSafe, isRejection }: { reasons: SafeStepReasons; isSafe: boolean; isRejection: boolean }) {
  const shown = [
    ['Sign', reasons.sign],
    ['Execute', reasons.signAndExecute === undefined && !isSafe ? undefined : reasons.execute],
    [REJECT, isRejection ? undefined : reasons.reject],
  ] as const;
  const byReason = new Map<string, string[]>();
  for (const [label, reason] of shown) if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  if (byReason.size === 0) return null;
  return (
    <div className={classes.reasons}>
      {[...byReason].map(([reason, labels]) => (
        <p key={reason} className={classes.note}>
          {labels.length === shown.length ? reason : `${labels.join(', ')}: ${reason}`}
        </p>
      ))}
    </div>
  );
}

import type { Call } from '@althing/bindings';
import type { ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { mayComeAbout, TransactionDialog, useTransaction } from '../../transactions/index.ts';
import { useControllerNames } from './useControllerNames.ts';
import { type FateWords, useFate } from './useFate.ts';
import type { BridgeTransactionDetail } from '../queries.ts';

export const NO_WALLET = 'Connect a wallet first.';
/** Above the estimate: what is done depends on limits and histories that go by the second of the block. */
export const SPARE_GAS = 200_000n;

export interface CarriedButtonProps extends ButtonProps {
  /** Identifies the action on the transaction. */
  action: string;
  transaction: BridgeTransactionDetail;
  chainId: number;
  /** Undefined while something is missing. */
  call: Call | undefined;
  reason?: string | undefined;
  title: string;
  effect: string;
  words: FateWords;
  children: ReactNode;
}

/** A button for one transaction about something that travels: preview, wallet, progress, and how it ended. */
export function CarriedButton({
  action,
  transaction: carried,
  chainId,
  call,
  reason,
  title,
  effect,
  words,
  children,
  ...props
}: CarriedButtonProps) {
  const { account, isSafe } = useActor();
  const names = useControllerNames(carried, chainId);
  const transaction = useTransaction(`${action}:${carried.id}`);
  const [isOpen, setOpen] = useState(false);
  const { state } = transaction;
  useFate(state, words, () => setOpen(false));
  const request =
    account !== null && call
      ? { ...call, chainId, from: account, title, effect, isSafe, spareGas: SPARE_GAS, needsStatement: false as const }
      : undefined;
  const isPending = mayComeAbout(state);
  const open = () => {
    if (request && !isPending) transaction.prepare(request);
    setOpen(true);
  };
  return (
    <>
      <ReasonButton {...props} reason={isPending ? undefined : account === null ? NO_WALLET : reason} onClick={open}>
        {isPending ? 'Under way …' : children}
      </ReasonButton>
      <TransactionDialog transaction={transaction} request={request} {...names} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

import {
  type BridgeLegCall,
  bridgeAdaptersOf,
  type Call,
  encodeBridgeOptions,
  resendMessageCall,
  resendTransferCall,
} from '@althing/bindings';
import { type Bridge, bridgeName, EXPLORER_ACTIONS, EXPLORER_TOASTS } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { mayComeAbout, TransactionDialog, useTransaction } from '../../transactions/index.ts';
import { NO_WALLET, SPARE_GAS } from '../act/CarriedButton.tsx';
import { carriedOf } from '../act/carriedOf.ts';
import { useControllerNames } from '../act/useControllerNames.ts';
import { useFate } from '../act/useFate.ts';
import type { BridgeTransactionDetail } from '../queries.ts';
import { CHOOSE_A_BRIDGE } from './ResendFees.tsx';
import { useMayResend } from './useResendBridges.ts';
import type { ResendFee } from './useResendFees.ts';

interface ResendSendingProps {
  transaction: BridgeTransactionDetail;
  fees: readonly ResendFee[];
  chosen: readonly Bridge[];
  onSent: () => void;
}

function legsOf(fees: readonly ResendFee[], chosen: readonly Bridge[], chainId: number, account: Address): BridgeLegCall[] {
  const adapters = bridgeAdaptersOf(chainId)!;
  return fees.flatMap(({ bridgeAdapterId, quote }) => {
    const bridge = bridgeAdapterId as Bridge;
    if (!quote || !chosen.includes(bridge)) return [];
    const options = encodeBridgeOptions(bridge, { refund: account, gasLimit: BigInt(quote.gasLimit), refundChainId: chainId });
    return [{ adapter: adapters[bridge], fee: BigInt(quote.fee), options }];
  });
}

function callOf(transaction: BridgeTransactionDetail, legs: readonly BridgeLegCall[]): Call | undefined {
  const carried = carriedOf(transaction);
  if (!carried) return undefined;
  if (transaction.messageType === 'transfer') return resendTransferCall(carried, legs);
  const history = transaction.resending;
  return history
    ? resendMessageCall(carried, { historyBefore: history.historyBefore as Hex, later: history.later as Hex[] }, legs)
    : undefined;
}

/** The button of the form, with the preview of its transaction. */
export function ResendSending({ transaction, fees, chosen, onSent }: ResendSendingProps) {
  const { originChainId: chainId, messageType } = transaction;
  const { account, isSafe } = useActor();
  const { name } = useChain(chainId);
  const names = useControllerNames(transaction, chainId);
  const mayResend = useMayResend(transaction, account);
  const sending = useTransaction(`resend:${transaction.id}`);
  const [isOpen, setOpen] = useState(false);
  useFate(sending.state, { failure: EXPLORER_TOASTS.resendFailed }, () => {
    setOpen(false);
    onSent();
  });
  const call = account === null ? undefined : callOf(transaction, legsOf(fees, chosen, chainId, account));
  const request =
    account !== null && call
      ? {
          ...call,
          chainId,
          from: account,
          title: EXPLORER_ACTIONS.resend,
          effect: `The same ${messageType} is given to ${chosen.map(bridgeName).join(', ')} on ${name}. It keeps its name, and is executed once.`,
          isSafe,
          needsStatement: false as const,
          spareGas: SPARE_GAS,
        }
      : undefined;
  const isPending = mayComeAbout(sending.state);
  const reason = reasonOf({ isConnected: account !== null, mayResend, isChosen: chosen.length > 0, hasCall: call !== undefined });
  return (
    <>
      <ReasonButton
        reason={isPending ? undefined : reason}
        onClick={() => {
          if (request && !isPending) sending.prepare(request);
          setOpen(true);
        }}
      >
        {isPending ? 'Under way …' : 'Resend'}
      </ReasonButton>
      <TransactionDialog transaction={sending} request={request} {...names} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface Readiness {
  isConnected: boolean;
  mayResend: boolean | undefined;
  isChosen: boolean;
  hasCall: boolean;
}

function reasonOf({ isConnected, mayResend, isChosen, hasCall }: Readiness): string | undefined {
  if (!isConnected) return NO_WALLET;
  if (mayResend === false) return 'Only accounts that the organisation has named resenders may send its messages again.';
  if (!isChosen) return CHOOSE_A_BRIDGE;
  if (!hasCall) return 'Too much was sent since by the same controller for it to be sent again.';
  return undefined;
}

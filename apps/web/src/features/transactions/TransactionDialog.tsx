import { decodeCall, type KnownContract } from '@althing/bindings';
import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { keccak256 } from 'viem';
import { useChain } from '../../lib/config/useChain.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { KeyValueList } from '../../ui/KeyValueList.tsx';
import { Money } from '../../ui/Money.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { CitizenButton } from '../auth/index.ts';
import { CallView } from './CallView.tsx';
import type { NameAddress } from './nameAddress.ts';
import type { Estimate, TransactionRequest } from './transaction.ts';
import classes from './TransactionDialog.module.css';
import { TransactionNotice } from './TransactionNotice.tsx';
import { canConfirm, type TransactionState } from './transactionState.ts';
import type { UseTransaction } from './useTransaction.ts';

export interface TransactionDialogProps {
  transaction: UseTransaction;
  /** What is to be sent. Not needed for showing a transaction that was sent before. */
  request: TransactionRequest | undefined;
  contracts: readonly KnownContract[];
  nameAddress: NameAddress;
  /** Explains the call in the page's own words, where its arguments are hard to read. */
  details?: ReactNode;
  opened: boolean;
  onClose: () => void;
}

/** Everything to read before the wallet opens, then the transaction's progress. Closing the dialog does not stop the transaction. */
export function TransactionDialog({ transaction, request, contracts, nameAddress, details, opened, onClose }: TransactionDialogProps) {
  const { state } = transaction;
  const shown = 'request' in state ? state.request : 'sent' in state ? undefined : request;
  const title = 'sent' in state ? state.sent.title : (shown?.title ?? 'Transaction');
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg" closeOnClickOutside={false}>
      <div className={classes.body}>
        {shown && (
          <Preview
            request={shown}
            estimate={'estimate' in state ? state.estimate : undefined}
            isAsking={state.phase === 'preparing'}
            contracts={contracts}
            nameAddress={nameAddress}
          >
            {details}
          </Preview>
        )}
        <div className={classes.foot}>
          <TransactionNotice state={state} />
          <Group justify="flex-end">
            <Buttons transaction={transaction} request={request} onClose={onClose} />
          </Group>
        </div>
      </div>
    </Modal>
  );
}

interface PreviewProps extends Pick<TransactionDialogProps, 'contracts' | 'nameAddress'> {
  request: TransactionRequest;
  estimate: Estimate | undefined;
  isAsking: boolean;
  children: ReactNode;
}

function Preview({ request, estimate, isAsking, contracts, nameAddress, children }: PreviewProps) {
  const { chainId, from, to, data, effect, toName, isSafe, before = [] } = request;
  const { symbol } = useChain(chainId).nativeCurrency;
  const call = decodeCall({ to, data, value: request.value }, contracts);
  const value = before.reduce((sum, each) => sum + each.value, request.value);
  const named: NameAddress = (address) => nameAddress(address) ?? (address === to ? toName : undefined);
  const cost = estimate ? (
    <Money chainId={chainId} value={estimate.cost} symbol={symbol} as="cost" />
  ) : isAsking ? (
    <LineSkeletons lines={1} />
  ) : (
    'Not known'
  );
  return (
    <>
      <p className={classes.effect}>{effect}</p>
      {children}
      {before.length > 0 && (
        <p className={classes.effect}>One transaction of the Safe with {before.length + 1} calls, all of them or none:</p>
      )}
      {before.map((each, index) => (
        <CallView key={index} call={decodeCall(each, contracts)} chainId={chainId} nameAddress={named} />
      ))}
      <CallView call={toName && !call.contract ? { ...call, contract: toName } : call} chainId={chainId} nameAddress={named} />
      <KeyValueList
        items={[
          { label: 'Chain', value: <ChainMark chainId={chainId} withName /> },
          { label: isSafe ? 'Proposed by the Safe' : 'Sent by', value: <AddressView address={from} chainId={chainId} name="You" /> },
          { label: 'Sends', value: value === 0n ? 'No money' : <Money chainId={chainId} value={value} symbol={symbol} as="exact" /> },
          { label: isSafe ? 'Network fee, about, paid by the owner who executes' : 'Network fee, about', value: cost },
          // Of a batch the wallet shows other data, which it makes itself.
          ...(before.length > 0 ? [] : [{ label: 'Digest of the data', value: <HexView value={keccak256(data)} noun="digest" isFull /> }]),
        ]}
      />
    </>
  );
}

function Buttons({ transaction, request, onClose }: Pick<TransactionDialogProps, 'transaction' | 'request' | 'onClose'>) {
  const { state, prepare, confirm, abandon, lookAgain, dismiss } = transaction;
  const forget = () => {
    dismiss();
    onClose();
  };
  const close = (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
  if (state.phase === 'signing' || state.phase === 'switching')
    return (
      <>
        <Button variant="subtle" onClick={abandon}>
          My wallet shows nothing
        </Button>
        {close}
      </>
    );
  if (canConfirm(state)) {
    const ConfirmButton = state.request.needsStatement === false ? Button : CitizenButton;
    return (
      <>
        {close}
        <ConfirmButton onClick={confirm}>{confirmLabel(state)}</ConfirmButton>
      </>
    );
  }
  const mayAgain = state.phase === 'reverted' || state.phase === 'replaced' || state.phase === 'dropped';
  return (
    <>
      {close}
      {request && (state.phase === 'blocked' || state.phase === 'failed') && <Button onClick={() => prepare(request)}>Check again</Button>}
      {request && mayAgain && <Button onClick={() => prepare(request)}>Try again</Button>}
      {state.phase === 'unwatched' && (
        <Button variant="default" onClick={lookAgain}>
          Look again
        </Button>
      )}
      {((mayAgain && !request) || state.phase === 'unwatched') && <Button onClick={forget}>Understood</Button>}
      {state.phase === 'preparing' && <Button loading>Confirm in wallet</Button>}
    </>
  );
}

const confirmLabel = (state: TransactionState): string => (state.phase === 'ready' ? 'Confirm in wallet' : 'Try again');

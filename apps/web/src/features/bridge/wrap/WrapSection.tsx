import { type Call, contractCall, encodeApprovals, type KnownContract, lockboxAbi } from '@althing/bindings';
import { ERRORS } from '@althing/domain/errors';
import { amountSentence, amountText, parseAmount } from '@althing/domain/token';
import { balanceText, exactBalanceText } from '@althing/domain/treasury';
import { type Address, sameAddress } from '@althing/domain/units';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useActor } from '../../governance/index.ts';
import { type NameAddress, TransactionButton, type TransactionRequest, useBatches } from '../../transactions/index.ts';
import classes from '../Bridge.module.css';
import type { TokenOnChain, TravellingToken } from '../queries.ts';
import { AllowanceStep, useAllowance } from '../send/Allowance.tsx';
import { useBalances } from '../tokens/useBalances.ts';
import { useKept } from './useKept.ts';

const { sentence, fix } = ERRORS['wallet-not-connected'];

/** Where a token stands for one that a lockbox keeps: gives one for the other, one for one, on the same chain. */
export function WrapSection({ token, place }: { token: TravellingToken; place: TokenOnChain }) {
  const kept = useKept(place);
  if (!kept || place.lockbox === null) return null;
  return (
    <Section
      title={`${kept.symbol} and ${place.symbol}`}
      description={`${kept.symbol} itself stays on this chain. The lockbox keeps it and gives out as much ${place.symbol}, which travels; it takes that back at any time. One for one, and nothing is charged.`}
    >
      <Wrap token={token} place={place} kept={kept} lockbox={place.lockbox as Address} />
    </Section>
  );
}

interface WrapProps {
  token: TravellingToken;
  place: TokenOnChain;
  kept: TokenOnChain;
  lockbox: Address;
}

function reasonOf(text: string, taken: TokenOnChain, account: Address | null, balance: bigint | undefined): string | undefined {
  if (account === null) return `${sentence}. ${fix}`;
  const { value, problem } = parseAmount(text, taken.decimals);
  if (value === undefined) return problem === 'empty' ? 'Enter how much.' : amountSentence(problem, text, taken.decimals);
  if (balance !== undefined && value > balance)
    return `Your account has ${balanceText(balance, taken.decimals)} ${taken.symbol} on this chain, which is less.`;
  return undefined;
}

function requestOf(
  { kept, place, lockbox }: WrapProps,
  isWrapping: boolean,
  amount: bigint,
  from: Address,
  isSafe: boolean,
  before: readonly Call[],
): TransactionRequest {
  const [taken, given] = isWrapping ? [kept, place] : [place, kept];
  const text = `${exactBalanceText(amount, taken.decimals)} ${taken.symbol}`;
  return {
    chainId: place.chainId,
    from,
    ...contractCall({ address: lockbox, abi: lockboxAbi, functionName: isWrapping ? 'deposit' : 'withdraw', args: [amount] }),
    title: `${isWrapping ? 'Wrap' : 'Unwrap'} ${text}`,
    effect: `The lockbox takes ${text} of yours and gives you as much ${given.symbol}.`,
    isSafe,
    ...(before.length > 0 ? { before } : {}),
  };
}

function Wrap(props: WrapProps) {
  const { token, place, kept, lockbox } = props;
  const { account, isSafe } = useActor();
  const [isWrapping, setWrapping] = useState(true);
  const [text, setText] = useState('');
  const taken = isWrapping ? kept : place;
  const balance = useBalances([{ ...token, chains: [taken] }], account)(taken);
  const allowance = useAllowance(taken, account, lockbox);
  const reason = reasonOf(text, taken, account, balance);
  const amount = parseAmount(text, taken.decimals).value;
  const isReady = reason === undefined && amount !== undefined && account !== null && allowance.data !== undefined;
  const batches = useBatches(place.chainId, account, isSafe);
  const isShort = isReady && allowance.data < amount;
  const needsPermission = isShort && !batches;
  const approvals =
    isShort && batches
      ? encodeApprovals({ chainId: place.chainId, token: taken.address as Address, spender: lockbox, amount, allowance: allowance.data })
      : [];
  const contracts: KnownContract[] = [
    { address: lockbox, label: `Lockbox of ${place.symbol}`, abi: 'Lockbox' },
    { address: place.address as Address, label: place.symbol, abi: 'Token' },
    { address: kept.address as Address, label: kept.symbol, abi: 'Token' },
  ];
  const nameAddress: NameAddress = (address) => contracts.find((known) => sameAddress(known.address, address))?.label;
  const words = { contracts, nameAddress };
  return (
    <div className={classes.wrap}>
      <SegmentedControl
        aria-label="Which way"
        data={[
          { value: 'wrap', label: `Wrap ${kept.symbol}` },
          { value: 'unwrap', label: `Unwrap ${place.symbol}` },
        ]}
        value={isWrapping ? 'wrap' : 'unwrap'}
        onChange={(way) => setWrapping(way === 'wrap')}
      />
      <AmountInput
        label={`${taken.symbol} to give`}
        placeholder="0.0"
        value={text}
        onChange={setText}
        description={balance === undefined ? undefined : `You have ${balanceText(balance, taken.decimals)} ${taken.symbol} here`}
        rightSectionWidth={76}
        rightSection={
          balance ? (
            <Button variant="subtle" size="compact-sm" onClick={() => setText(amountText(balance, taken.decimals))}>
              Max
            </Button>
          ) : undefined
        }
      />
      {needsPermission && (
        <AllowanceStep
          place={taken}
          account={account}
          spender={lockbox}
          amount={amount}
          allowance={allowance.data}
          isSafe={isSafe}
          permit={undefined}
          taker="The lockbox"
          {...words}
        />
      )}
      <TransactionButton
        subject={`wrap:${place.chainId}:${lockbox}:${account}`}
        request={isReady && !needsPermission ? requestOf(props, isWrapping, amount, account, isSafe, approvals) : undefined}
        reason={reason ?? (needsPermission ? 'Give the permission above first.' : isReady ? undefined : 'The chain is being asked.')}
        onConfirmed={() => setText('')}
        {...words}
      >
        {isWrapping ? 'Wrap' : 'Unwrap'}
      </TransactionButton>
    </div>
  );
}

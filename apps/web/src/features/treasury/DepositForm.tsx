import { getTokenBalance } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, NATIVE } from '@althing/domain/units';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { getBalance } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { Amount } from '../../ui/Amount.tsx';
import { AmountInput } from '../../ui/AmountInput.tsx';
import { notify } from '../../ui/notify.ts';
import { Worth } from '../../ui/Money.tsx';
import { useActor } from '../governance/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../transactions/index.ts';
import { depositCall, depositOf } from './deposit.ts';
import type { Holder, Treasury } from './queries.ts';
import { type Asset, assetsOf } from './summary.ts';
import classes from './Treasury.module.css';

export interface DepositFormProps {
  organisation: OrganisationDetail;
  treasury: Treasury;
  holder: Holder;
  onDone: () => void;
}

/** What the wallet has of an asset. */
function useWalletBalance({ chainId, address }: Asset, account: Address | null): bigint | undefined {
  return useChainRead({
    chainId,
    key: ['walletBalance', account, address],
    enabled: account !== null,
    read: (client) =>
      address === NATIVE ? getBalance(client, { address: account! }) : getTokenBalance(client, { token: address, account: account! }),
  }).data;
}

/** Sends from the connected wallet. */
export function DepositForm({ organisation, treasury, holder, onDone }: DepositFormProps) {
  const { chainId } = holder;
  const chain = useChain(chainId);
  const parts = treasury.chains.find((candidate) => candidate.chainId === chainId);
  const assets = parts ? assetsOf(parts, chain.nativeCurrency) : [];
  const [address, setAddress] = useState<string>(NATIVE);
  const [text, setText] = useState('');
  const asset = assets.find((candidate) => candidate.address === address) ?? assets[0];
  if (!asset) return null;
  return (
    <div className={classes.pay} role="group" aria-label="From the connected wallet">
      <div className={classes.fields}>
        <Select
          label="From the connected wallet"
          data={assets.map(({ address, symbol }) => ({ value: address, label: symbol }))}
          value={asset.address}
          onChange={(value) => setAddress(value ?? NATIVE)}
          allowDeselect={false}
        />
        <AmountInput label="Amount" placeholder="0.0" value={text} onChange={setText} />
      </div>
      <Send organisation={organisation} holder={holder} asset={asset} text={text} onDone={onDone} />
    </div>
  );
}

function Send({ organisation, holder, asset, text, onDone }: Omit<DepositFormProps, 'treasury'> & { asset: Asset; text: string }) {
  const { account, isSafe } = useActor();
  const chain = useChain(holder.chainId);
  const balance = useWalletBalance(asset, account);
  const { amount, reason } = depositOf(text, asset, balance);
  const name = contractName(holder);
  const request: TransactionRequest | undefined =
    account !== null && amount !== undefined
      ? {
          chainId: holder.chainId,
          from: account,
          ...depositCall(asset, holder.address as Address, amount),
          title: `Deposit ${exactBalanceText(amount, asset.decimals)} ${asset.symbol}`,
          effect: `It moves from your account to the ${name} of ${organisation.name} on ${chain.name}, whose own rules alone can move it from there.`,
          isSafe,
        }
      : undefined;
  return (
    <>
      <p className={classes.soft}>
        {account === null
          ? 'Connect a wallet to send from here.'
          : balance !== undefined && (
              <>
                You have <Amount value={balance} decimals={asset.decimals} symbol={asset.symbol} />{' '}
                <Worth value={balance} decimals={asset.decimals} price={asset.usd} />
              </>
            )}
        {amount !== undefined && (
          <>
            {' '}
            and send <Amount value={amount} decimals={asset.decimals} symbol={asset.symbol} as="exact" />{' '}
            <Worth value={amount} decimals={asset.decimals} price={asset.usd} />
          </>
        )}
      </p>
      <TransactionButton
        subject={`deposit:${holder.chainId}:${holder.address}:${account}`}
        request={request}
        reason={account === null ? 'Connect a wallet first.' : reason}
        contracts={knownContractsOf(organisation.contracts, holder.chainId)}
        nameAddress={nameAddressIn(organisation.contracts, holder.chainId, account ?? undefined)}
        onConfirmed={() => {
          notify.success('Deposited', 'It is in the balance now, and among the transfers as soon as the block is read.');
          onDone();
        }}
      >
        Send
      </TransactionButton>
    </>
  );
}

import { Alert } from '@mantine/core';
import type { CallWarning, DecodedCall, Refund } from '@althing/bindings';
import { groupDigits } from '@althing/domain/display';
import { exactBalanceText } from '@althing/domain/treasury';
import { zeroAddress } from 'viem';
import { useTokenFacts } from '../../lib/chain/useTokenFacts.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import type { NameAddress } from './nameAddress.ts';

interface Props {
  chainId: number;
  nameAddress: NameAddress;
}

const TITLES: Record<CallWarning['type'], string> = {
  foreignCode: 'Runs foreign code as the Safe',
  refund: 'The Safe pays for the transaction',
  unreadCalls: 'Not all of its calls can be told',
};

/** Warnings about a call that a person must see before deciding about it. */
export function CallWarnings({ call, ...props }: Props & { call: DecodedCall }) {
  return call.warnings.map((warning) => (
    <Alert key={warning.type} color="red" mt="sm" title={TITLES[warning.type]}>
      {warning.type === 'foreignCode' &&
        'The code at this address acts with all powers of the Safe: it may move whatever the Safe holds and replace its owners.'}
      {warning.type === 'refund' && <RefundText {...warning} {...props} />}
      {warning.type === 'unreadCalls' &&
        'It carries calls that could not be read with certainty: more may be done than is shown here. Check the raw data.'}
    </Alert>
  ));
}

function RefundText({ chainId, nameAddress, gasPrice, baseGas, token, receiver }: Props & Refund) {
  const { nativeCurrency } = useChain(chainId);
  const isNative = token === zeroAddress;
  const facts = useTokenFacts(chainId, isNative ? undefined : token).data;
  const unit = isNative ? nativeCurrency : facts;
  const amount = (value: bigint) =>
    unit ? `${exactBalanceText(value, unit.decimals)} ${unit.symbol}` : `${groupDigits(String(value))} of the smallest units of a token`;
  return (
    <>
      {amount(gasPrice)} for each unit of gas used
      {baseGas > 0n && `, and ${amount(gasPrice * baseGas)} besides`}
      {!isNative && (
        <>
          {' '}
          (token <Address address={token} chainId={chainId} nameAddress={nameAddress} />)
        </>
      )}
      , paid to{' '}
      {receiver === zeroAddress ? 'whoever submits it' : <Address address={receiver} chainId={chainId} nameAddress={nameAddress} />}.
    </>
  );
}

function Address({ address, chainId, nameAddress }: Props & { address: string }) {
  const name = nameAddress(address);
  return <AddressView address={address} chainId={chainId} {...(name ? { name } : {})} />;
}

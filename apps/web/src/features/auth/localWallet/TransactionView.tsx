import { decodeCall } from '@althing/bindings';
import { useQuery } from '@tanstack/react-query';
import { keccak256 } from 'viem';
import { PLATFORM_CONTRACTS } from '../../../lib/chain/platformContracts.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { costText } from '@althing/domain/treasury';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import type { TransactionRequest } from './approvals.ts';
import { DecodedCallView } from './DecodedCallView.tsx';
import classes from './LocalWalletDialog.module.css';
import { nodeRpc } from './nodeRpc.ts';
import { type Quote, quoteTransaction } from './quoteTransaction.ts';

export function TransactionView({ chainId, transaction }: { chainId: number; transaction: TransactionRequest }) {
  const { nativeCurrency } = useChain(chainId);
  const { from, to, data, value } = transaction;
  const quote = useQuery({
    queryKey: ['local-wallet-quote', chainId, from, to, data, String(value)],
    queryFn: () => quoteTransaction(nodeRpc, chainId, transaction),
    gcTime: 0,
  });
  return (
    <>
      <KeyValueList
        items={[
          { label: 'On', value: <ChainMark chainId={chainId} withName size={18} /> },
          { label: 'From', value: <AddressView address={from} chainId={chainId} /> },
          { label: 'To', value: to ? <AddressView address={to} chainId={chainId} /> : 'A new contract' },
          { label: 'Sends', value: <Amount value={value} decimals={nativeCurrency.decimals} symbol={nativeCurrency.symbol} as="exact" /> },
          { label: 'Costs about', value: <Cost quote={quote.data} isFailed={quote.isError} {...nativeCurrency} /> },
        ]}
      />
      {quote.data?.isPossible === false && (
        <p role="alert" className={classes.warning}>
          This transaction would fail: {quote.data.reason}
        </p>
      )}
      {to && <DecodedCallView call={decodeCall({ to, data, value }, PLATFORM_CONTRACTS)} />}
      {data !== '0x' && (
        <details className={classes.details}>
          <summary>Raw data and its hash</summary>
          <p className={classes.hex}>{keccak256(data)}</p>
          <textarea readOnly rows={6} aria-label="Raw data" className={classes.text} value={data} />
        </details>
      )}
    </>
  );
}

function Cost({ quote, isFailed, symbol, decimals }: { quote: Quote | undefined; isFailed: boolean; symbol: string; decimals: number }) {
  if (isFailed) return 'Could not be estimated';
  if (!quote) return 'Estimating';
  if (!quote.isPossible) return 'Unknown';
  return `${costText(quote.cost, decimals)} ${symbol} for ${quote.gas.toLocaleString('en-GB')} gas`;
}

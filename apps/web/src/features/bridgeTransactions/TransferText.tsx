import { usdText } from '@althing/domain/treasury';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import type { BridgeTransaction } from './queries.ts';
import classes from './BridgeTransactions.module.css';

/** Symbols that may stand beside our own words; any other text could be mistaken for them. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}.$₮-]{1,16}$/u;

export interface TransferAmountProps {
  transaction: Pick<BridgeTransaction, 'originToken' | 'originChainId'>;
  /** In units of the token. */
  value: string;
  as?: 'held' | 'exact';
}

/** An amount of the token that travels; in its smallest units where nobody knows what it is. */
export function TransferAmount({ transaction: { originToken: token, originChainId }, value, as = 'held' }: TransferAmountProps) {
  if (!token) return <Amount value={value} decimals={0} symbol="units of a token" as={as} />;
  const isPlain = PLAIN_SYMBOL.test(token.symbol);
  return (
    <span className={classes.inline}>
      <Amount value={value} decimals={token.decimals} symbol={isPlain ? token.symbol : 'tokens'} as={as} />
      {!isPlain && <AddressView address={token.address} chainId={originChainId} />}
    </span>
  );
}

/** `≈ $12.00`; nothing where there is no price. */
export function UsdNow({ value }: { value: number | null }) {
  return value === null ? null : <span className={classes.soft}>≈ {usdText(value)}</span>;
}

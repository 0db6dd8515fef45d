import type { BridgeTransaction } from '@althing/domain/http';
import { addressOf } from '../chain/wire.ts';
import type { Tokens } from '../tokens.ts';
import type { TransactionRow } from './transactionRows.ts';

/** How long a list waits for tokens that were never met. */
const PATIENCE_MS = 1_000;

export type KnownTokensWithin = Pick<Tokens, 'knownWithin'>;

const keyOf = ({ chain_id, token }: TransactionRow) => (token ? { chainId: Number(chain_id), address: addressOf(token) } : undefined);

/** What transfers say with their tokens: what these are called, and what the amount is worth; nothing of a token that does not tell. */
export async function tokensOf(tokens: KnownTokensWithin, rows: readonly TransactionRow[]) {
  const keys = rows.flatMap((row) => keyOf(row) ?? []);
  const known = await tokens.knownWithin(PATIENCE_MS, keys);

  return (row: TransactionRow, transaction: BridgeTransaction): BridgeTransaction => {
    const key = keyOf(row);
    const token = key && known.of(key.chainId, key.address);
    if (!token || row.gross_amount === null) return transaction;
    const { address, symbol, decimals, tokenPrice } = token;
    const { lastPriceUsd } = tokenPrice;
    const usd = lastPriceUsd === null ? null : (Number(row.gross_amount) / 10 ** decimals) * lastPriceUsd;
    return { ...transaction, originToken: { address, symbol, decimals }, originTokenGrossAmountUsd: usd };
  };
}

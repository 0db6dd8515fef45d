import type { DecodedCall, DecodedValue } from '@althing/bindings';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';

const COIN_DECIMALS = 18;

export interface CoinLabels {
  native: string;
  /** Symbol and decimals of known tokens, by lower-case address. */
  tokens: Readonly<Record<string, { symbol: string; decimals: number }>>;
}

export interface Payment {
  /** E.g. `Send 10 ACME`. Exact, because people decide on it. */
  text: string;
  recipient: string;
  /** What is paid; without a token, the chain's own coin. */
  paid: { value: bigint; decimals: number; token?: Address };
}

/** A payment in the chain's native currency or in a known token; undefined for any other call. */
export function paymentOf({ certainty, signature, args, to, value }: DecodedCall, { native, tokens }: CoinLabels): Payment | undefined {
  if (certainty === 'transfer')
    return { text: `Send ${exactBalanceText(value)} ${native}`, recipient: to, paid: { value, decimals: COIN_DECIMALS } };
  const token = tokens[to.toLowerCase()];
  const recipient = args[0]?.value;
  const amount = wholeNumber(args[1]?.value);
  const isTransfer = certainty === 'known' && signature === 'transfer(address,uint256)' && value === 0n;
  if (!isTransfer || !token || amount === undefined || typeof recipient !== 'string') return undefined;
  return {
    text: `Send ${exactBalanceText(amount, token.decimals)} ${token.symbol}`,
    recipient,
    paid: { value: amount, decimals: token.decimals, token: to },
  };
}

const wholeNumber = (value: DecodedValue | undefined): bigint | undefined =>
  typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : undefined;

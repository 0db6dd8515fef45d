import { exactBalanceText } from '@althing/domain/treasury';
import type { TokenFacts } from '../../lib/chain/useTokenFacts.ts';

/** Position of the argument that is an amount of the called token, by function. */
const AMOUNTS: Readonly<Record<string, number>> = {
  'transfer(address,uint256)': 1,
  'transferFrom(address,address,uint256)': 2,
  'approve(address,uint256)': 1,
  'increaseAllowance(address,uint256)': 1,
  'decreaseAllowance(address,uint256)': 1,
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': 2,
  'mint(address,uint256)': 1,
  'burn(uint256)': 0,
  'burnFrom(address,uint256)': 1,
};

/** Allowances from this value on are meant to be unlimited: wallets and contracts use the largest number there is. */
const NO_LIMIT = 2n ** 255n;

/** Position of the argument that is an amount of the called token; undefined where there is none. */
export const amountPosition = (signature: string | null): number | undefined => (signature === null ? undefined : AMOUNTS[signature]);

/** An amount in whole tokens, e.g. `1,250.5 USDC`. */
export const tokenAmountText = (value: string, { symbol, decimals }: TokenFacts): string =>
  BigInt(value) >= NO_LIMIT ? `Without limit, in ${symbol}` : `${exactBalanceText(BigInt(value), decimals)} ${symbol}`;

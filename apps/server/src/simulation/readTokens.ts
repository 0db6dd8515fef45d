import type { TokenFact } from '@althing/domain/simulation';
import { shownText } from '@althing/domain/text';
import type { Address, Hex } from '@althing/domain/units';
import { type Abi, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem';
import type { Question } from './questions.ts';

/** Characters of a symbol that are shown. */
const LONGEST_SYMBOL = 20;
const MOST_DECIMALS = 36;

/** Any of its functions may be asked. */
const tokenAbi: Abi = erc20Abi;
const NAMES = ['symbol', 'decimals', 'totalSupply'] as const;

/** What a token says of itself, to be asked before the proposal. */
export const tokenQuestions = (tokens: readonly Address[]) =>
  tokens.map((token) => ({
    token,
    questions: NAMES.map((functionName): Question => ({
      of: 'call',
      address: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName }),
    })),
  }));

function read(functionName: (typeof NAMES)[number], data: Hex | null | undefined): unknown {
  if (!data) return undefined;
  try {
    return decodeFunctionResult({ abi: tokenAbi, functionName, data });
  } catch {
    return undefined;
  }
}

/** Undefined where it is no token. Whoever made it chose its symbol, so that it is cut and hidden characters are marked. */
export function tokenFact([symbolData, decimalsData, supplyData]: readonly (Hex | null | undefined)[]): TokenFact | undefined {
  const symbol = read('symbol', symbolData) as string | undefined;
  const decimals = read('decimals', decimalsData) as number | undefined;
  if (symbol === undefined || decimals === undefined || decimals > MOST_DECIMALS) return undefined;
  const supply = (read('totalSupply', supplyData) as bigint | undefined) ?? null;
  return { symbol: shownText(symbol.replaceAll('\0', '').slice(0, LONGEST_SYMBOL)), decimals, supply };
}

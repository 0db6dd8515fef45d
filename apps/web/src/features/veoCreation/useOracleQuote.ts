import { bondContractsOf, twapBondOracleAbi, twapOracleAbi } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import { NATIVE } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';

/** What the platform's oracle knows of a pair. */
export interface OracleQuote {
  /** Quote per payout token; 0 while there is no valid price. */
  price: bigint;
  decimals: number;
  /** Vault whose share the quote token is; undefined where the platform's owner has not listed the pair. */
  vault: Address | undefined;
  isPriceInToken0: boolean;
  /** UNIX seconds. */
  observedAt: bigint | undefined;
  expiresAt: bigint | undefined;
}

/** Decimals of the platform's prices. */
const DECIMALS = 18;
const ASK_EVERY = 10_000;

const orNone = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined);

/** The price by which a market of the pair would be created now. */
export function useOracleQuote(chainId: ChainId, payoutToken: Address | undefined, quoteToken: Address | undefined, isAsked: boolean) {
  const contracts = bondContractsOf(chainId);
  return useChainRead<OracleQuote>({
    chainId,
    key: ['oracleQuote', payoutToken, quoteToken],
    enabled: isAsked && contracts !== undefined && payoutToken !== undefined && quoteToken !== undefined,
    every: ASK_EVERY,
    read: async (client) => {
      const oracle = { address: contracts!.twapBondOracle, abi: twapBondOracleAbi, args: [quoteToken!, payoutToken!] } as const;
      const average = { address: contracts!.twapOracle, abi: twapOracleAbi, args: [payoutToken!, quoteToken!] } as const;
      const [[vault, isPriceInToken0], price, told, expiresAt] = await Promise.all([
        readContract(client, { ...oracle, functionName: 'pairs' }),
        orNone(readContract(client, { ...oracle, functionName: 'currentPrice' })),
        orNone(readContract(client, { ...average, functionName: 'twaps' })),
        orNone(readContract(client, { ...average, functionName: 'getPriceExpirationDate' })),
      ]);
      return {
        price: price ?? 0n,
        decimals: DECIMALS,
        vault: vault === NATIVE ? undefined : vault,
        isPriceInToken0,
        observedAt: told && told[1] > 0n ? told[1] : undefined,
        expiresAt,
      };
    },
  });
}

import { encodeMerkleAccess, encodePermitAccess, fixedPriceAuctioneerAbi, getTokenBalance, tellerOf } from '@althing/bindings';
import type { MarketAccess } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { api } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { apiKey, apiQuery } from '../../../lib/query/apiQuery.ts';
import { termOf } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';

/** What an account could pay, in quote tokens. */
export interface Purse {
  balance: bigint;
  /** What the teller may take. */
  allowance: bigint;
  /** What it has paid in a private market so far, fees not counted. */
  bought: bigint;
}

export const usePurse = ({ chainId, marketId, auctioneer, quoteToken, ...market }: BondMarket, account: Address | null) =>
  useChainRead<Purse>({
    chainId,
    key: ['bondPurse', marketId, account],
    enabled: account !== null,
    read: async (client) => {
      const token = quoteToken.address as Address;
      const allowance = {
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [account!, tellerOf(chainId, termOf(market))],
      } as const;
      const bought = {
        address: auctioneer as Address,
        abi: fixedPriceAuctioneerAbi,
        functionName: 'boughtBy',
        args: [BigInt(marketId), account!],
      } as const;
      const [balance, allowed, paid] = await Promise.all([
        getTokenBalance(client, { token, account: account! }),
        readContract(client, allowance),
        market.isPrivate ? readContract(client, bought) : 0n,
      ]);
      return { balance, allowance: allowed, bought: paid };
    },
  });

export interface Access {
  /** What the contract is shown. */
  proof: Hex;
  maxQuote: bigint;
}

/** What stands between an account and a private market, as far as it is known. */
export type NoAccess = 'asking' | 'unknown' | 'not-listed';

function accessOf(access: MarketAccess): Access {
  const maxQuote = BigInt(access.maxQuote);
  const proof =
    access.by === 'list'
      ? encodeMerkleAccess({ maxQuote, proof: access.proof as Hex[] })
      : encodePermitAccess({ maxQuote, deadline: BigInt(access.deadline), signature: access.signature as Hex });
  return { maxQuote, proof };
}

/** What the caller shows a private market, a place in its list or a permit of its owner; undefined in a public one, and for who is not signed in. */
export function useAccess({ chainId, marketId, isPrivate }: BondMarket, isSignedIn: boolean): Access | NoAccess | undefined {
  const isAsked = isPrivate && isSignedIn;
  const { data, error } = useQuery({
    ...apiQuery('GET /api/v1/bonds/markets/:chainId/:marketId/access', { params: { chainId, marketId } }),
    enabled: isAsked,
    select: accessOf,
  });
  if (!isAsked) return undefined;
  if (data) return data;
  if (!error) return 'asking';
  return error instanceof ApiError && error.isNotFound ? 'not-listed' : 'unknown';
}

const ATTESTATION = 'GET /api/v1/attestations/twap-attestation';
/** Milliseconds for which fetched attestations are used. */
const FRESH = 60_000;
/** Milliseconds, where there were none that can be used: a node was busy, the average of a pool was not known yet, or the chain has them. */
const ASK_AGAIN = 8_000;

/** The vault that prices a pair, and the token that is a share of it. */
export interface PricedPair {
  chainId: number;
  oracleSettings: { steerVaultAddress: string | null } | null;
  quoteToken: { address: string };
}

/** Signed prices of the market's vault in both directions, for the chain's oracle. One direction may have none. Where they are `useless`, newer ones are asked for. */
export function useAttestations(
  { chainId, oracleSettings, quoteToken }: PricedPair,
  enabled: boolean,
  useless: (signed: readonly Hex[]) => boolean = () => false,
) {
  const vaultAddress = oracleSettings?.steerVaultAddress ?? '';
  const ask = (isPriceInToken0: boolean) =>
    api(ATTESTATION, {
      query: { chainId, vaultAddress, quoteTokenAddress: quoteToken.address, isPriceInToken0: String(isPriceInToken0) as 'true' },
    });
  return useQuery({
    queryKey: apiKey(ATTESTATION, { chainId, vaultAddress }),
    enabled: enabled && vaultAddress !== '',
    staleTime: FRESH,
    retry: false,
    refetchInterval: ({ state: { status, data } }) => (status === 'error' || (data && useless(data)) ? ASK_AGAIN : false),
    queryFn: async () => {
      const answers = await Promise.allSettled([ask(true), ask(false)]);
      const signed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.transitiveAttestation as Hex] : []));
      const [first] = answers;
      if (signed.length === 0 && first.status === 'rejected') throw first.reason;
      return signed;
    },
  });
}

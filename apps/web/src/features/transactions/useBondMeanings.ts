import {
  aggregatorOf,
  bondAggregatorAbi,
  type DecodedArgument,
  type DecodedCall,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
} from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { Client } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { readTokenFacts } from '../../lib/chain/useTokenFacts.ts';
import { bondMeanings, type BondTokenFacts, type BondTokens, bondTokensOf, type Meanings } from './bondMeanings.ts';

async function readPair(client: Client, payoutToken: Address, quoteToken: Address): Promise<BondTokenFacts> {
  const [payout, quote] = await Promise.all([readTokenFacts(client, payoutToken), readTokenFacts(client, quoteToken)]);
  return { payout, quote };
}

async function readMarketPair(client: Client, chainId: number, id: bigint): Promise<BondTokenFacts> {
  const market = { args: [id] } as const;
  const auctioneer = await readContract(client, {
    ...market,
    address: aggregatorOf(chainId),
    abi: bondAggregatorAbi,
    functionName: 'getAuctioneer',
  });
  const [, , payoutToken, quoteToken] = await readContract(client, {
    ...market,
    address: auctioneer,
    abi: fixedPriceAuctioneerAbi,
    functionName: 'getMarketInfoForPurchase',
  });
  return readPair(client, payoutToken, quoteToken);
}

async function readBond(client: Client, teller: Address, id: bigint) {
  const [, underlying, , expiry] = await readContract(client, {
    address: teller,
    abi: fixedTermTellerAbi,
    functionName: 'tokenMetadata',
    args: [id],
  });
  return { token: await readTokenFacts(client, underlying), expiry };
}

async function read(client: Client, chainId: number, tokens: BondTokens): Promise<BondTokenFacts> {
  switch (tokens.of) {
    case 'market':
      return readMarketPair(client, chainId, BigInt(tokens.id));
    case 'pair':
      return readPair(client, tokens.payout, tokens.quote);
    case 'bonds':
      return { bonds: await Promise.all(tokens.ids.map((id) => readBond(client, tokens.teller, BigInt(id)))) };
    case 'bondTokens':
      return { bonds: await Promise.all(tokens.addresses.map(async (address) => ({ token: await readTokenFacts(client, address) }))) };
  }
}

/** What the figures of a call to a bond contract of ours mean; of other calls nothing. What its amounts are of is asked of the chain. */
export function useBondMeanings(call: DecodedCall, args: readonly DecodedArgument[], chainId: number): Meanings {
  const tokens = bondTokensOf(call, args, chainId);
  const { data } = useChainRead({
    chainId,
    key: ['bondTokens', tokens],
    enabled: tokens !== undefined,
    read: (client) => read(client, chainId, tokens!),
  });
  return bondMeanings(call, args, chainId, data);
}

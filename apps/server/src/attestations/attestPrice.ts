import { attestationTypedData, bondContractsOf, encodeAttestation, getPoolState, getPoolTokens, type PoolState } from '@althing/bindings';
import { sharePrice } from '@althing/domain/bonds';
import { sentenceOf } from '@althing/domain/errors';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type Consequence, invalid, Refusal, unavailable } from '../base/errors.ts';
import { isNodeFailure, isUnreachable } from '../chains/reachable.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Config } from '../base/config.ts';
import { blockAt } from './blockAt.ts';
import { averagePrice, isIdleSince, isUnstable, spotPrice } from './priceAverage.ts';

/** Seconds for which an attestation is valid; an oracle may accept it for a shorter time. */
const LIFETIME = 3600n;

interface PriceAttestorDependencies {
  config: Pick<Config, 'priceSignerKey' | 'priceWindow'>;
  chains: ChainClients;
}

export interface AttestationRequest {
  chainId: ChainId;
  /** A full-range pool of two tokens; its shares are a token themselves. */
  vault: Address;
  /** The token of the vault's shares. */
  quoteToken: Address;
  /** True where the share is priced in the vault's token0, false where in its token1. */
  isPriceInToken0: boolean;
}

interface Now {
  number: bigint;
  timestamp: bigint;
}

const refusal = (consequence: Consequence, code: string) => new Refusal(consequence, code, sentenceOf(code));
const unreachable = () => unavailable('The chain cannot be reached', 'rpc-unavailable');
const unknownAverage = () => refusal('unavailable', 'price-average-unknown');

/** For reads at the latest block, which every node has: what fails is the node, or the address is no vault. */
function refusePresent(error: unknown): never {
  throw isNodeFailure(error) ? unreachable() : refusal('invalid', 'vault-unreadable');
}

/** For reads at an earlier block: the node may have deleted its state, or the vault did not exist then. */
function refusePast(error: unknown): never {
  throw isUnreachable(error) ? unreachable() : unknownAverage();
}

/**
 * Signs the price of a vault's share at the chain's latest block, by the pool's time-weighted average over the last `priceWindow` seconds.
 * Everybody who asks within the same block gets the same price. Throws `Refusal` where there is no oracle, no pool, no average yet, or
 * where the current price is too far from the average.
 */
export function createPriceAttestor({ config, chains }: PriceAttestorDependencies) {
  const signer = config.priceSignerKey && privateKeyToAccount(config.priceSignerKey);

  return async function attestPrice({ chainId, vault, quoteToken, isPriceInToken0 }: AttestationRequest): Promise<Hex> {
    const oracle = bondContractsOf(chainId)?.twapOracle;
    if (!signer || !oracle || !chains.has(chainId)) throw refusal('missing', 'twap-oracle-missing');
    if (!sameAddress(vault, quoteToken)) throw invalid('The quote token is not the share of this vault');

    const client = chains.untrusted(chainId);
    const now = await client.getBlock().catch(refusePresent);
    const reading = Promise.all([getPoolTokens(client, { pool: vault }), getPoolState(client, { pool: vault, blockNumber: now.number })]);
    const [tokens, state] = await reading.catch(refusePresent);
    const average = await averageSince(client, vault, state, now, now.timestamp - BigInt(config.priceWindow));
    if (isUnstable(spotPrice(state), average)) throw refusal('unavailable', 'price-unstable');

    const price = sharePrice({ ...tokens, ...state, averagePrice: average }, isPriceInToken0);
    if (price === null) throw refusal('invalid', 'vault-unreadable');
    const base = isPriceInToken0 ? tokens.token0 : tokens.token1;
    const attestation = { vault, base, quote: quoteToken, price, timestamp: now.timestamp, validUntil: now.timestamp + LIFETIME };
    return encodeAttestation(attestation, [await signer.signTypedData(attestationTypedData({ oracle, chainId, attestation }))]);
  };
}

/** If nobody traded in the pool, no earlier block has to be read; many nodes keep old state for minutes only. */
async function averageSince(client: PublicClient, pool: Address, state: PoolState, now: Now, time: bigint): Promise<bigint> {
  if (state.reserve0 === 0n || state.reserve1 === 0n) throw refusal('invalid', 'vault-unreadable');
  if (isIdleSince(state, now.timestamp, time)) return spotPrice(state);
  const blockNumber = await blockAt(client, now, time).catch(refusePast);
  if (blockNumber === undefined) throw unknownAverage();
  const then = await getPoolState(client, { pool, blockNumber }).catch(refusePast);
  if (then.reserve0 === 0n || then.reserve1 === 0n) throw unknownAverage();
  return averagePrice({ state: then, time }, { state, time: now.timestamp });
}

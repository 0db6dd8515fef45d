import {
  attestationTypedData,
  bondContractsOf,
  encodeAttestation,
  getConcentratedState,
  getPoolState,
  getPoolTokens,
} from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../base/config.ts';
import { invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import { concentratedPrice } from './concentratedPrice.ts';
import { poolPrice } from './poolPrice.ts';
import { refusal, refusePresent, type VaultQuestion } from './refusals.ts';

/** Seconds for which an attestation is valid; an oracle may accept it for a shorter time. */
const LIFETIME = 3600n;

interface PriceAttestorDependencies {
  config: Pick<Config, 'priceSignerKey' | 'priceWindow'>;
  chains: ChainClients;
}

export interface AttestationRequest {
  chainId: ChainId;
  /** A full-range pool of two tokens, or a vault of concentrated liquidity; its shares are a token themselves. */
  vault: Address;
  /** The token of the vault's shares. */
  quoteToken: Address;
  /** True where the share is priced in the vault's token0, false where in its token1. */
  isPriceInToken0: boolean;
}

/**
 * Signs the price of a vault's share at the chain's latest block, by its pool's time-weighted average over the last `priceWindow` seconds.
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
    const question = { vault, isPriceInToken0, now, window: config.priceWindow };
    const [tokens, price] = await priceOf(client, question);
    if (price === null) throw refusal('invalid', 'vault-unreadable');
    const base = isPriceInToken0 ? tokens.token0 : tokens.token1;
    const attestation = { vault, base, quote: quoteToken, price, timestamp: now.timestamp, validUntil: now.timestamp + LIFETIME };
    return encodeAttestation(attestation, [await signer.signTypedData(attestationTypedData({ oracle, chainId, attestation }))]);
  };
}

/** Whichever of the two kinds of vaults it answers like. */
async function priceOf(client: PublicClient, question: VaultQuestion) {
  const { vault, now } = question;
  const at = { blockNumber: now.number };
  const pool = getPoolState(client, { pool: vault, ...at }).catch((error: unknown) => {
    if (isNodeFailure(error)) throw error;
  });
  const [tokens, state] = await Promise.all([getPoolTokens(client, { pool: vault }), pool]).catch(refusePresent);
  if (state) return [tokens, await poolPrice(client, question, { tokens, state })] as const;
  const concentrated = await getConcentratedState(client, { vault, ...at }).catch(refusePresent);
  return [tokens, await concentratedPrice(client, question, { tokens, state: concentrated })] as const;
}

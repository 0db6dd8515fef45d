import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import { sentenceOf } from '@althing/domain/errors';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { platformAddresses } from './addresses.ts';
import { platformAddresses as generated } from './generated/platformAddresses.ts';

/** The bond contracts of one chain. A strategy has one auctioneer per teller. */
export interface BondContracts {
  aggregator: Address;
  vestingVault: Address;
  escrow: Address;
  /** Keeps prices of vaults that signers attest. */
  twapOracle: Address;
  /** Prices markets by them. */
  twapBondOracle: Address;
  feeCollector: Address;
  tellers: Readonly<Record<Term, Address>>;
  auctioneers: Readonly<Record<Strategy, Readonly<Record<Term, Address>>>>;
}

/** Their owner is part of their code, hence of their addresses; on local chains it is the first well-known key. */
export const localBondContracts: BondContracts = {
  aggregator: generated.BondAggregator,
  vestingVault: generated.BondVestingVault,
  escrow: generated.BondEscrow,
  twapOracle: platformAddresses.twapOracle,
  twapBondOracle: platformAddresses.twapBondOracle,
  feeCollector: platformAddresses.feeCollector,
  tellers: { 'fixed-term': generated.FixedTermTeller, 'fixed-expiry': generated.FixedExpiryTeller },
  auctioneers: {
    fpa: { 'fixed-term': generated.FixedPriceFixedTermAuctioneer, 'fixed-expiry': generated.FixedPriceFixedExpiryAuctioneer },
    ofda: {
      'fixed-term': generated.OracleFixedDiscountFixedTermAuctioneer,
      'fixed-expiry': generated.OracleFixedDiscountFixedExpiryAuctioneer,
    },
    osda: {
      'fixed-term': generated.OracleDynamicDiscountFixedTermAuctioneer,
      'fixed-expiry': generated.OracleDynamicDiscountFixedExpiryAuctioneer,
    },
    sda: { 'fixed-term': generated.SequentialDutchFixedTermAuctioneer, 'fixed-expiry': generated.SequentialDutchFixedExpiryAuctioneer },
  },
};

/** Undefined where the chain has none: public networks have yet to name their owner. */
export const bondContractsOf = (chainId: ChainId): BondContracts | undefined =>
  LOCAL_CHAINS.some(({ id }) => id === chainId) ? localBondContracts : undefined;

function existing<Part>(part: Part | undefined, name: string, chainId: ChainId): Part {
  // docs/requirements.md#bond-messages, word for word.
  if (part === undefined) throw new Error(`${name} not found for chain ${chainId}`);
  return part;
}

/** @throws 'Aggregator not found for chain {id}'. */
export const aggregatorOf = (chainId: ChainId): Address => existing(bondContractsOf(chainId)?.aggregator, 'Aggregator', chainId);

/** @throws 'Teller not found for chain {id}'. */
export const tellerOf = (chainId: ChainId, term: Term): Address => existing(bondContractsOf(chainId)?.tellers[term], 'Teller', chainId);

/** @throws 'Auctioneer not found for chain {id}'. */
export const auctioneerOf = (chainId: ChainId, strategy: Strategy, term: Term): Address =>
  existing(bondContractsOf(chainId)?.auctioneers[strategy][term], 'Auctioneer', chainId);

/**
 * @public One of five that say which contract a chain lacks.
 * @throws 'Vesting vault not found for chain {id}'.
 */
export const bondVestingVaultOf = (chainId: ChainId): Address => existing(bondContractsOf(chainId)?.vestingVault, 'Vesting vault', chainId);

/**
 * @public One of five that say which contract a chain lacks.
 * @throws 'Escrow not found for chain {id}'.
 */
export const bondEscrowOf = (chainId: ChainId): Address => existing(bondContractsOf(chainId)?.escrow, 'Escrow', chainId);

/** @throws 'TWAP Oracle does not exist on this chain'. */
export function twapOracleOf(chainId: ChainId): Address {
  const oracle = bondContractsOf(chainId)?.twapOracle;
  if (oracle === undefined) throw new Error(sentenceOf('twap-oracle-missing'));
  return oracle;
}

/** @throws 'Fee collector not found on this chain'. */
export function feeCollectorOf(chainId: ChainId): Address {
  const collector = bondContractsOf(chainId)?.feeCollector;
  if (collector === undefined) throw new Error(sentenceOf('fee-collector-missing'));
  return collector;
}

export interface MarketKind {
  strategy: Strategy;
  term: Term;
}

/** What markets an auctioneer has; undefined where the address is none of ours. */
export function marketKindOf(auctioneer: Address): MarketKind | undefined {
  return STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term }))).find(({ strategy, term }) =>
    sameAddress(localBondContracts.auctioneers[strategy][term], auctioneer),
  );
}

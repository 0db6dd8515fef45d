import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import { sentenceOf } from '@althing/domain/errors';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import type { OwnedName, PlatformParties } from './platformDeployments.ts';
import publicPlatforms from './publicPlatforms.json' with { type: 'json' };

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

/** What stands on a public chain and has an owner, as `script/platform` found it there. */
export interface PlatformRecord extends Omit<PlatformParties, 'owner'> {
  safe: Address;
  /** Owns the contracts and does what the Safe decides, `delay` seconds later. */
  timelock: Address;
  delay: number;
  contracts: Readonly<Record<OwnedName, Address>>;
}

/** Strategies and tellers in the names of contracts. */
const STRATEGY_NAMES = {
  fpa: 'FixedPrice',
  ofda: 'OracleFixedDiscount',
  osda: 'OracleDynamicDiscount',
  sda: 'SequentialDutch',
} as const satisfies Record<Strategy, string>;

/** The bond contracts of a chain by their names. */
export function bondContractsAt(addresses: Readonly<Record<OwnedName, Address>>): BondContracts {
  const ofStrategy = (strategy: Strategy): Readonly<Record<Term, Address>> => ({
    'fixed-term': addresses[`${STRATEGY_NAMES[strategy]}FixedTermAuctioneer`],
    'fixed-expiry': addresses[`${STRATEGY_NAMES[strategy]}FixedExpiryAuctioneer`],
  });
  return {
    aggregator: addresses.BondAggregator,
    vestingVault: addresses.BondVestingVault,
    escrow: addresses.BondEscrow,
    twapOracle: addresses.TWAPOracle,
    twapBondOracle: addresses.TWAPBondOracle,
    feeCollector: addresses.FeeCollector,
    tellers: { 'fixed-term': addresses.FixedTermTeller, 'fixed-expiry': addresses.FixedExpiryTeller },
    auctioneers: { fpa: ofStrategy('fpa'), ofda: ofStrategy('ofda'), osda: ofStrategy('osda'), sda: ofStrategy('sda') },
  };
}

/** Their owner is part of their code, hence of their addresses; on local chains it is the first well-known key. */
const localBondContracts = bondContractsAt(generated);

/** By chain id, as text. */
type PlatformRecords = Readonly<Record<string, PlatformRecord>>;

const publicBondContracts = new Map(
  Object.entries(publicPlatforms as PlatformRecords).map(([chainId, { contracts }]) => [Number(chainId), bondContractsAt(contracts)]),
);

/** All that are known on any chain; where they have the same owner, they have the same addresses on several. */
const allBondContracts: readonly BondContracts[] = [localBondContracts, ...publicBondContracts.values()];

/** Tellers of every chain. */
export const BOND_TELLERS: readonly Address[] = allBondContracts.flatMap(({ tellers }) => Object.values(tellers));

/** Undefined where the chain has none. */
export const bondContractsOf = (chainId: ChainId): BondContracts | undefined =>
  LOCAL_CHAINS.some(({ id }) => id === chainId) ? localBondContracts : publicBondContracts.get(chainId);

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
    allBondContracts.some(({ auctioneers }) => sameAddress(auctioneers[strategy][term], auctioneer)),
  );
}

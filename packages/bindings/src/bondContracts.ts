import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import { sentenceOf } from '@althing/domain/errors';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import type { OwnedName, PlatformParties } from './platformDeployments.ts';
import publicPlatforms from './publicPlatforms.json' with { type: 'json' };

/** The bond contracts of one chain. Each strategy has one auctioneer per teller. */
export interface BondContracts {
  aggregator: Address;
  vestingVault: Address;
  escrow: Address;
  /** Stores prices of vaults that signers attest. */
  twapOracle: Address;
  /** Prices markets by those attested prices. */
  twapBondOracle: Address;
  feeCollector: Address;
  tellers: Readonly<Record<Term, Address>>;
  auctioneers: Readonly<Record<Strategy, Readonly<Record<Term, Address>>>>;
}

/** Contracts with an owner on a public chain, as `script/platform` found them there. */
export interface PlatformRecord extends Omit<PlatformParties, 'owner'> {
  safe: Address;
  /** Owns the contracts and executes decisions of the Safe after `delay` seconds. */
  timelock: Address;
  delay: number;
  contracts: Readonly<Record<OwnedName, Address>>;
}

/** Names of strategies and tellers within contract names. */
const STRATEGY_NAMES = {
  fpa: 'FixedPrice',
  ofda: 'OracleFixedDiscount',
  osda: 'OracleDynamicDiscount',
  sda: 'SequentialDutch',
} as const satisfies Record<Strategy, string>;

/** The bond contracts of a chain, from addresses by contract name. */
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

/** The owner is part of the contracts' code, and so of their addresses. On local chains it is the first account of the public mnemonic. */
const localBondContracts = bondContractsAt(generated);

/** By chain id as text. */
type PlatformRecords = Readonly<Record<string, PlatformRecord>>;

const publicBondContracts = new Map(
  Object.entries(publicPlatforms as PlatformRecords).map(([chainId, { contracts }]) => [Number(chainId), bondContractsAt(contracts)]),
);

/** Who governs the contracts of a public chain; undefined for local chains and those without a platform. */
export const platformRecordOf = (chainId: ChainId): PlatformRecord | undefined => (publicPlatforms as PlatformRecords)[chainId];

/** Those of all chains. Chains with the same owner share addresses. */
const allBondContracts: readonly BondContracts[] = [localBondContracts, ...publicBondContracts.values()];

/** Tellers on all chains. */
export const BOND_TELLERS: readonly Address[] = allBondContracts.flatMap(({ tellers }) => Object.values(tellers));

/** Undefined where the chain has none. */
export const bondContractsOf = (chainId: ChainId): BondContracts | undefined =>
  LOCAL_CHAINS.some(({ id }) => id === chainId) ? localBondContracts : publicBondContracts.get(chainId);

function existing<Part>(part: Part | undefined, name: string, chainId: ChainId): Part {
  // The exact sentence of docs/requirements.md#bond-messages.
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
 * @public One of five functions that throw if a chain lacks a contract.
 * @throws 'Vesting vault not found for chain {id}'.
 */
export const bondVestingVaultOf = (chainId: ChainId): Address => existing(bondContractsOf(chainId)?.vestingVault, 'Vesting vault', chainId);

/**
 * @public One of five functions that throw if a chain lacks a contract.
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

/** Whether an oracle is the platform's, whose prices registered signers attest. Any other was chosen by the seller and may say anything. */
export function isPlatformOracle(chainId: ChainId, oracle: Address | null): boolean {
  const ours = bondContractsOf(chainId)?.twapBondOracle;
  return oracle !== null && ours !== undefined && sameAddress(oracle, ours);
}

export interface MarketKind {
  strategy: Strategy;
  term: Term;
}

/** Strategy and term of an auctioneer's markets; undefined where the address is not an auctioneer of ours. */
export function marketKindOf(auctioneer: Address): MarketKind | undefined {
  return STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term }))).find(({ strategy, term }) =>
    allBondContracts.some(({ auctioneers }) => sameAddress(auctioneers[strategy][term], auctioneer)),
  );
}

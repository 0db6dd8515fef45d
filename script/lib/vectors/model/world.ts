import {
  type AuctioneerSettings,
  DEFAULT_SETTINGS,
  isRefused,
  type Market,
  type Moment,
  type OracleAnswer,
  type Per1e5,
  per1e5,
  type Refused,
  type TellerFees,
  type Term,
  TERMS,
} from '@althing/domain/bonds';
import { zeroAddress } from 'viem';
import type { Answer, Argument } from '../subject.ts';
import type { TokenFacts, Vector } from '../vectorFile.ts';

type Address = `0x${string}`;

/** Everything that the steps of a vector can change or ask. */
export interface World {
  vector: Vector;
  term: Term;
  at: bigint;
  isReference: boolean;
  oracle?: OracleAnswer;
  markets: Market[];
  settings: AuctioneerSettings;
  mayCallBack: Set<Address>;
  /** What callbacks pay too little. */
  callbackShort: bigint;
  fees: TellerFees;
  referrerFees: Map<Address, Per1e5>;
  /** By token and holder; what was there at first counts as 0. */
  balances: Map<string, bigint>;
  /** Fees to claim, in the same way. */
  rewards: Map<string, bigint>;
  /** Bonds by maturity, then holder. A maturity without holders is one that was deployed. */
  bonds: Map<bigint, Map<Address, bigint>>;
}

/** The zero address, the accounts of the conventions, and the contracts. */
const NAMES = 'none owner alice bob stranger referrer protocol guardian newOwner $payout $quote $auctioneer $teller $aggregator'.split(' ');

const ADDRESSES = NAMES.map((_, index): Address => (index === 0 ? zeroAddress : `0x${(0xa0 + index).toString(16).padStart(40, '0')}`));

/** @throws Error where nobody is called so. */
export function addressOf(name: string): Address {
  const address = ADDRESSES[NAMES.findIndex((known) => known === name)];
  if (!address) throw new Error(`nobody is called ${name}`);
  return address;
}

export const nameOf = (address: string): string => NAMES[ADDRESSES.findIndex((known) => known === address)] ?? address;

export const OK: Answer<true> = { value: true };
export const reverted = (error: string, ...args: string[]): { revert: { error: string; args: string[] } } => ({ revert: { error, args } });
export const answer = <Value>(result: Value | Refused): Answer<Value> => (isRefused(result) ? reverted(result.refused) : { value: result });

export function newWorld(vector: Vector, at: bigint, isReference: boolean): World {
  const { protocol = 0, referrer = 0, createDiscount = 0 } = vector.fees ?? {};
  const term = TERMS.find((known) => known === vector.term);
  if (!term) throw new Error(`${vector.id} is neither fixed-term nor fixed-expiry`);
  return {
    vector,
    term,
    at,
    isReference,
    ...(vector.oracle && { oracle: { price: BigInt(vector.oracle.price), decimals: vector.oracle.decimals } }),
    markets: [],
    settings: DEFAULT_SETTINGS,
    mayCallBack: new Set(),
    callbackShort: 0n,
    fees: { protocol: per1e5(BigInt(protocol)), createDiscount: per1e5(BigInt(createDiscount)) },
    referrerFees: new Map([[addressOf('referrer'), per1e5(BigInt(referrer))]]),
    balances: new Map(),
    rewards: new Map(),
    bonds: new Map(),
  };
}

/** What an argument of a call is; the ABI says the same of the contracts. */
export const asInteger = (argument: Argument | undefined): bigint => argument as bigint;
export const asAddress = (argument: Argument | undefined): Address => argument as Address;
export const asFlag = (argument: Argument | undefined): boolean => argument as boolean;
export const asIntegers = (argument: Argument | undefined): readonly bigint[] => argument as readonly bigint[];

export const isGuardian = (caller: Address): boolean => caller === addressOf('guardian');
export const momentOf = ({ at, oracle }: World): Moment => ({ at, ...(oracle && { oraclePrice: oracle.price }) });
export const feeFor = (world: World, referrer: Address): Per1e5 => per1e5(world.fees.protocol + (world.referrerFees.get(referrer) ?? 0n));
export const takesFees = ({ feeOnTransferBps = 0 }: TokenFacts): boolean => feeOnTransferBps > 0;

export function add(ledger: Map<string, bigint>, token: Address, holder: Address, amount: bigint): void {
  ledger.set(`${token} ${holder}`, entry(ledger, token, holder) + amount);
}

export const entry = (ledger: Map<string, bigint>, token: Address, holder: Address): bigint => ledger.get(`${token} ${holder}`) ?? 0n;

export function issueBonds({ bonds }: World, expiry: bigint, holder: Address, amount: bigint): void {
  const holders = bonds.get(expiry) ?? new Map<Address, bigint>();
  holders.set(holder, (holders.get(holder) ?? 0n) + amount);
  bonds.set(expiry, holders);
}

import { type Strategy, strategyOf, type Term, TERMS } from '@althing/domain/bonds';
import { type Hex, maxUint256, zeroAddress } from 'viem';
import type { TokenFacts, Vector } from '../vectorFile.ts';
import type { SteppedNode, Target } from './node.ts';
import { type BondPlatform, deploy } from './platform.ts';

type Address = Hex;

const ACCOUNTS = ['guardian', 'owner', 'alice', 'bob', 'stranger', 'referrer', 'protocol', 'newOwner'] as const;
type Account = (typeof ACCOUNTS)[number];
export type Accounts = Record<Account, Address>;

/** The accounts of the conventions, from those that every local chain funds. */
export const accountsOf = (funded: readonly Address[]): Accounts =>
  Object.fromEntries(ACCOUNTS.map((name, index) => [name, funded[index]])) as Accounts;

/** What a vector's steps are played with. */
export interface Stage {
  vector: Vector;
  strategy: Strategy;
  term: Term;
  accounts: Accounts;
  aggregator: Target;
  auctioneer: Target;
  teller: Target;
  payout: Target;
  quote: Target;
  oracle: Target;
  callback: Target;
}

/** What everybody has of every token: more than any step moves. */
const FORTUNE = 10n ** 40n;

/** New tokens, oracle and callback for a vector; fees as it says. */
export async function openStage(node: SteppedNode, platform: BondPlatform, accounts: Accounts, vector: Vector): Promise<Stage> {
  const term = TERMS.find((known) => known === vector.term);
  if (!term) throw new Error(`${vector.id} is neither fixed-term nor fixed-expiry`);
  const strategy = strategyOf(vector.strategy);
  const payout = await openToken(node, platform, accounts, vector.payout);
  const quote = await openToken(node, platform, accounts, vector.quote);
  const { price = '0', decimals = 18 } = vector.oracle ?? {};
  const oracle = await deploy(node, accounts.guardian, 'SettableBondOracle', [BigInt(price), decimals]);
  const callback = await deploy(node, accounts.guardian, 'VectorCallback', [payout.address]);
  await node.send(accounts.guardian, payout, 'mint', [callback.address, FORTUNE]);
  await setFees(node, platform, accounts, vector);
  const [auctioneer, teller] = [platform.auctioneers[strategy][term], platform.tellers[term]];
  return { vector, strategy, term, accounts, aggregator: platform.aggregator, auctioneer, teller, payout, quote, oracle, callback };
}

/** A token of which everybody has enough, and which both tellers may move. */
export async function openToken(node: SteppedNode, { tellers }: BondPlatform, accounts: Accounts, facts: TokenFacts): Promise<Target> {
  const { name, symbol, decimals, feeOnTransferBps = 0 } = facts;
  const token = await deploy(node, accounts.guardian, 'VectorToken', [name, symbol, decimals, feeOnTransferBps]);
  for (const account of Object.values(accounts)) {
    await node.send(account, token, 'mint', [account, FORTUNE]);
    for (const { address } of Object.values(tellers)) await node.send(account, token, 'approve', [address, maxUint256]);
  }
  return token;
}

async function setFees(node: SteppedNode, { tellers }: BondPlatform, accounts: Accounts, { fees = {} }: Vector): Promise<void> {
  const { protocol = 0, referrer = 0, createDiscount = 0 } = fees;
  for (const teller of Object.values(tellers)) {
    await node.send(accounts.guardian, teller, 'setProtocolFee', [protocol]);
    await node.send(accounts.guardian, teller, 'setCreateFeeDiscount', [createDiscount]);
    await node.send(accounts.referrer, teller, 'setReferrerFee', [referrer]);
  }
}

/** The address that a vector's word stands for. @throws Error where nobody is called so. */
export function addressOf(stage: Stage, name: string): Address {
  const places: Record<string, Address> = {
    none: zeroAddress,
    ...stage.accounts,
    $payout: stage.payout.address,
    $quote: stage.quote.address,
    $auctioneer: stage.auctioneer.address,
    $teller: stage.teller.address,
    $aggregator: stage.aggregator.address,
  };
  const address = places[name];
  if (!address) throw new Error(`nobody is called ${name}`);
  return address;
}

export function nameOf(stage: Stage, address: string): string {
  const names = ['none', ...ACCOUNTS, '$payout', '$quote', '$auctioneer', '$teller', '$aggregator'];
  return names.find((name) => addressOf(stage, name).toLowerCase() === address.toLowerCase()) ?? address;
}

import type { Strategy, Term } from '@althing/domain/bonds';
import type { Hex } from 'viem';
import { abiOf, type ContractName, initCodeOf } from './artifacts.ts';
import type { SteppedNode, Target } from './node.ts';

type Address = Hex;

/** The bond contracts of a chain. */
export interface BondPlatform {
  aggregator: Target;
  vault: Target;
  tellers: Record<Term, Target>;
  auctioneers: Record<Strategy, Record<Term, Target>>;
}

const AUCTIONEERS: Record<Strategy, ContractName> = {
  fpa: 'FixedPriceAuctioneer',
  ofda: 'OracleFixedDiscountAuctioneer',
  osda: 'OracleDynamicDiscountAuctioneer',
  sda: 'SequentialDutchAuctioneer',
};

export async function deploy(node: SteppedNode, from: Address, name: ContractName, args: readonly unknown[]): Promise<Target> {
  return { address: await node.deploy(from, initCodeOf(name, args)), abi: abiOf(name) };
}

/** All of them, owned by `guardian`, protocol fees to `protocol`. */
export async function deployBonds(node: SteppedNode, guardian: Address, protocol: Address): Promise<BondPlatform> {
  const aggregator = await deploy(node, guardian, 'BondAggregator', [guardian]);
  const vault = await deploy(node, guardian, 'BondVestingVault', [aggregator.address]);
  const tellers = {
    'fixed-term': await deploy(node, guardian, 'FixedTermTeller', [aggregator.address, vault.address]),
    'fixed-expiry': await deploy(node, guardian, 'FixedExpiryTeller', [aggregator.address, vault.address]),
  };
  for (const teller of Object.values(tellers)) await node.send(guardian, teller, 'setProtocolReceiver', [protocol]);
  const auctioneer = async (name: ContractName, term: Term): Promise<Target> => {
    const target = await deploy(node, guardian, name, [aggregator.address, tellers[term].address]);
    await node.send(guardian, aggregator, 'registerAuctioneer', [target.address]);
    return target;
  };
  const both = async (strategy: Strategy): Promise<Record<Term, Target>> => ({
    'fixed-term': await auctioneer(AUCTIONEERS[strategy], 'fixed-term'),
    'fixed-expiry': await auctioneer(AUCTIONEERS[strategy], 'fixed-expiry'),
  });
  const auctioneers = { fpa: await both('fpa'), ofda: await both('ofda'), osda: await both('osda'), sda: await both('sda') };
  return { aggregator, vault, tellers, auctioneers };
}

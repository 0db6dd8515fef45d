import { type Abi, type AbiItem, decodeErrorResult, encodeDeployData, type Hex } from 'viem';
import { readArtifact } from '../../../../packages/contracts/script/artifacts.ts';
import type { Revert } from '../subject.ts';

/** What a vector's world is made of. */
export const CONTRACTS = [
  'BondAggregator',
  'IBondAuctioneer',
  'BondVestingVault',
  'FixedTermTeller',
  'FixedExpiryTeller',
  'FixedPriceAuctioneer',
  'OracleFixedDiscountAuctioneer',
  'OracleDynamicDiscountAuctioneer',
  'SequentialDutchAuctioneer',
  'ERC20BondToken',
  'VectorToken',
  'VectorCallback',
  'SettableBondOracle',
] as const;
export type ContractName = (typeof CONTRACTS)[number];

const artifacts = new Map<ContractName, ReturnType<typeof readArtifact>>();

function artifactOf(name: ContractName): ReturnType<typeof readArtifact> {
  const artifact = artifacts.get(name) ?? readArtifact(name);
  artifacts.set(name, artifact);
  return artifact;
}

export const abiOf = (name: ContractName): Abi => artifactOf(name).abi;

export const initCodeOf = (name: ContractName, args: readonly unknown[]): Hex =>
  encodeDeployData({ abi: abiOf(name), bytecode: artifactOf(name).bytecode.object, args });

const isError = (item: AbiItem): boolean => item.type === 'error';

/** What a call that reverted said; `Panic` and `Error` where it was no error of a contract's own. */
export function revertOf(data: Hex): Revert {
  if (data === '0x') return { error: '(no data)' };
  const abi = CONTRACTS.flatMap((name) => abiOf(name).filter(isError));
  // Errors without inputs have no arguments here, though the types say that they do.
  const { errorName, args = [] } = decodeErrorResult({ abi, data }) as { errorName: string; args?: readonly unknown[] };
  return { error: errorName, args: args.map(String) };
}

import { readFileSync } from 'node:fs';
import { localAccount, localClient, type LocalClient, startChain } from '@althing/devnet';
import {
  type Abi,
  type AbiParameter,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  pad,
  parseEther,
  parseGwei,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { GasReport } from './gasReport.ts';
import { PORTS } from './platform.ts';

const CHAIN_ID = 31_337;
const DESCRIPTION = 'x'.repeat(200);
const VOTING_PERIOD = 3600;
const VOTERS = [0, 1, 2].map(localAccount);
/** Nobody who votes: a proxy takes every call of its authority for an upgrade. */
const AUTHORITY = localAccount(9).address;
const VOTES = [600n, 300n, 100n].map((votes) => votes * 10n ** 18n);
const REFUND_SETTINGS = {
  maxPriorityFee: 2_000_000_000n,
  maxBaseFee: 200_000_000_000n,
  baseGas: 15_000n,
  maxGasUsed: 200_000n,
  minWeight: 10n ** 18n,
  proposalCap: parseEther('1'),
  periodCap: parseEther('4'),
  minProposerVotes: 0n,
};

interface Artifact {
  abi: Abi;
  bytecode: { object: Hex };
}

/** As the gas tests have just compiled it: both sides in one project with the same settings. */
const artifact = (name: string, file = name): Artifact =>
  JSON.parse(readFileSync(new URL(`../../packages/contracts/out/${file}.sol/${name}.json`, import.meta.url), 'utf8')) as Artifact;

/** What a function of `name` takes first. */
function inputOf(name: string, functionName: string): AbiParameter {
  const item = artifact(name).abi.find((candidate) => candidate.type === 'function' && candidate.name === functionName);
  if (item?.type !== 'function' || !item.inputs[0]) throw new Error(`${name} has no ${functionName} that takes anything`);
  return item.inputs[0];
}

const address = ({ address: account }: (typeof VOTERS)[number]) => account;

/** What the measurement does with a chain; every transaction must succeed. */
function actions(client: LocalClient) {
  const succeeded = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`A transaction of the measurement failed: ${hash}`);
    return receipt;
  };
  return {
    deploy: async (name: string, args: unknown[] = [], file = name) => {
      const { abi, bytecode } = artifact(name, file);
      const { contractAddress } = await succeeded(await client.deployContract({ abi, bytecode: bytecode.object, args }));
      return contractAddress!;
    },
    write: async (abi: Abi, to: Address, functionName: string, args: unknown[], account = VOTERS[0]!) =>
      succeeded(await client.writeContract({ account, abi, address: to, functionName, args })),
    read: <Value>(abi: Abi, to: Address, functionName: string, args: unknown[] = []) =>
      client.readContract({ abi, address: to, functionName, args }) as Promise<Value>,
  };
}

type Actions = ReturnType<typeof actions>;

/** Proposes and returns the gas of the first and the second vote. `paidBack` tells whether a vote must be. */
async function vote(client: LocalClient, { read, write }: Actions, governor: Address, abi: Abi, token: Address, paidBack: boolean) {
  const { abi: votes } = artifact('IVotes');
  for (const voter of VOTERS) await write(votes, token, 'delegate', [voter.address], voter);
  await client.mine({ blocks: 1 });
  const action = [[token], [0n], ['0x']];
  await write(abi, governor, 'propose', [...action, DESCRIPTION]);
  const id = await read<bigint>(abi, governor, 'hashProposal', [...action, keccak256(toHex(DESCRIPTION))]);
  await client.increaseTime({ seconds: 60 });
  await client.mine({ blocks: 1 });

  const gas: number[] = [];
  for (const voter of VOTERS.slice(0, 2)) {
    // No more of the tip is paid back than of the base fee, which on an idle chain is next to nothing.
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('10') });
    const before = await client.getBalance({ address: voter.address });
    const { gasUsed, effectiveGasPrice } = await write(abi, governor, 'castVote', [id, 1], voter);
    const cost = gasUsed * effectiveGasPrice;
    const refund = (await client.getBalance({ address: voter.address })) - before + cost;
    if (paidBack ? refund < (cost * 6n) / 10n || refund > cost : refund !== 0n)
      throw new Error(`A vote that cost ${cost} wei was paid back ${refund} wei`);
    gas.push(Number(gasUsed));
  }
  return { 'castVote with refund, first on a proposal': gas[0]!, 'castVote with refund, next voter': gas[1]! };
}

async function ourVotes(client: LocalClient) {
  const does = actions(client);
  const { deploy, read, write } = does;
  const governorAbi = artifact('OrganisationGovernor').abi;
  const factoryAbi = artifact('GovernanceSystemFactory').abi;
  const proxyFactoryAbi = artifact('ProxyFactory').abi;
  const tokenAbi = artifact('OrganisationToken').abi;

  const proxyFactory = await deploy('ProxyFactory', [await deploy('ProxyUpgrader')]);
  const implementations = [await deploy('OrganisationGovernor'), await deploy('QuadraticGovernor'), await deploy('OrganisationTimelock')];
  const factory = await deploy('GovernanceSystemFactory', [proxyFactory, ...implementations]);
  const initialisation = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'initialize',
    // Without a bridge tax and its treasury, and without bridges.
    args: ['Token', 'TKN', VOTERS.map(address), VOTES, VOTERS[0]!.address, zeroAddress, [], [], []],
  });
  const implementation = await deploy('OrganisationToken');
  const parameters = { implementation, authority: AUTHORITY, argument: zeroHash, companion: zeroAddress };
  await write(proxyFactoryAbi, proxyFactory, 'deploy', [zeroHash, parameters, initialisation]);
  const token = await read<Address>(proxyFactoryAbi, proxyFactory, 'getDeployed', [VOTERS[0]!.address, zeroHash]);

  const setup = {
    name: 'Main',
    token,
    votingDelay: 1,
    votingPeriod: VOTING_PERIOD,
    proposalThreshold: 0n,
    quorumNumerator: 2000n,
    preVoteVetoer: zeroAddress,
    quadratic: { decoder: zeroAddress, bandPercentages: [0, 0, 0, 0], threshold: 0 },
    messageController: zeroAddress,
  };
  const salts = { governor: pad('0x1'), timelock: pad('0x2'), refundGas: pad('0x3') };
  await write(factoryAbi, factory, 'initialiseGovernanceSystem', [
    AUTHORITY,
    encodeAbiParameters([inputOf('IOrganisationGovernor', 'initialize')], [setup]),
    encodeAbiParameters([{ type: 'uint256' }], [600n]),
    encodeAbiParameters([inputOf('IGasRefund', 'updateRefundSettings')], [REFUND_SETTINGS]),
    salts,
    zeroAddress,
  ]);
  const governor = await read<Address>(factoryAbi, factory, 'calculateDeployedAddress', [VOTERS[0]!.address, salts.governor]);
  const pot = await read<Address>(governorAbi, governor, 'refundGas');
  await client.setBalance({ address: pot, value: parseEther('10') });
  return vote(client, does, governor, governorAbi, token, true);
}

async function plainVotes(client: LocalClient) {
  const does = actions(client);
  const token = await does.deploy('PlainToken', ['Token', 'TKN', VOTERS.map(address), VOTES], 'PlainOpenZeppelin');
  const timelock = await does.deploy('TimelockController', [600n, [], [], VOTERS[0]!.address]);
  const settings = ['Main', token, timelock, 1, VOTING_PERIOD, 0n, 20n];
  const governor = await does.deploy('PlainGovernor', settings, 'PlainOpenZeppelin');
  return vote(client, does, governor, artifact('PlainGovernor', 'PlainOpenZeppelin').abi, token, false);
}

/**
 * Votes at a price, as receipts of a chain state their gas: forge's isolated transactions have no price, so that nothing would
 * be paid back in them. Ours are paid back, OpenZeppelin's cannot be. Both sides run on one chain, from what forge last compiled.
 */
export async function measureRefundedVotes(): Promise<Pick<GasReport, 'althing' | 'openzeppelin'>> {
  const chain = await startChain({ chainId: CHAIN_ID, port: PORTS.chains[0] });
  try {
    const client = localClient(chain);
    return { althing: await ourVotes(client), openzeppelin: await plainVotes(client) };
  } finally {
    await chain.stop();
  }
}

import {
  bridgeAdaptersOf,
  encodeBridgeOptions,
  encodeCastVote,
  encodeDelegateVotes,
  encodeDeployOrganisation,
  encodeExecuteProposal,
  encodePropose,
  governorAbi,
  governorSpokeAbi,
  hashProposal,
  messageControllerAbi,
  NO_LOCKBOX,
  NO_REFUND,
  NOT_QUADRATIC,
  type OrganisationBatch,
  organisationDeployerAbi,
  platformAddresses,
  sendCall,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import {
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseEther,
  parseEventLogs,
  stringToHex,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliveriesIn,
  foundController,
  type LocalChain,
  type LocalClient,
  localAccount,
  localClient,
  mined,
  startPlatformChain,
} from '../src/index.ts';
import { untakenPort } from '../src/ports.ts';

/*
 * A governor on one chain, its spoke on another, and three bridges' real endpoints between them, of which two have to agree. Calls would have to
 * wait a day.
 */

const [HOME, AWAY] = [31337, 31338] as const;
const [ada, bea, cid] = [1, 2, 3].map((index) => localAccount(index));
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'axelar'];
const DELIVERY_GAS = 200_000n;
const [TOKEN, SPOKE, GOVERNOR] = ['token', 'spoke', 'governor'].map((name) => stringToHex(name, { size: 32 })) as [Hex, Hex, Hex];
const EMPTY: Omit<OrganisationBatch, 'id' | 'upgradeOwner'> = {
  safes: [],
  tokens: [],
  vestings: [],
  spokes: [],
  governors: [],
  proxies: [],
};

interface Side {
  chain: LocalChain;
  client: LocalClient;
}
let [home, away]: Side[] = [];
let controller: Address;
let governor: Address;
let spoke: Address;

const as = ({ chain, client }: Side, account: typeof ada) =>
  createWalletClient({ account: account!, chain: client.chain, transport: http(chain.url) });

async function settled(side: Side, sent: Promise<Hex>): Promise<TransactionReceipt> {
  const receipt = await side.client.waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
  return receipt;
}

/** A snapshot is a time, and votes are weighed at the same one everywhere. */
async function pass(seconds: number): Promise<void> {
  for (const { client } of [home!, away!]) {
    await client.increaseTime({ seconds });
    await client.mine({ blocks: 1 });
  }
}

const predict = (functionName: 'getToken' | 'getGovernance', salt: Hex): Promise<Address> =>
  readContract(home!.client, {
    address: platformAddresses.organisationDeployer,
    abi: organisationDeployerAbi,
    functionName,
    args: [localAccount(0).address, salt],
  });

const tokenFor = (holders: readonly (readonly [typeof ada, string])[]): OrganisationBatch['tokens'][number] => ({
  salt: TOKEN,
  name: 'Acme',
  symbol: 'ACME',
  recipients: holders.map(([account]) => account!.address),
  amounts: holders.map(([, amount]) => parseEther(amount)),
  owner: localAccount(0).address,
  treasury: zeroAddress,
  taxThresholds: [],
  taxBasisPoints: [],
  bridges: [],
  lockbox: NO_LOCKBOX,
});

const governance = (token: Address): OrganisationBatch['governors'][number] => ({
  salts: { governor: GOVERNOR, timelock: stringToHex('timelock', { size: 32 }), refundGas: stringToHex('refund', { size: 32 }) },
  governor: {
    name: 'Main',
    token,
    votingDelay: 60,
    votingPeriod: 3600,
    proposalThreshold: 0n,
    quorumNumerator: 3000n,
    preVoteVetoer: zeroAddress,
    quadratic: NOT_QUADRATIC,
    messageController: controller,
  },
  timelockDelay: 0n,
  canceller: zeroAddress,
  refunds: false,
  refund: NO_REFUND,
});

/** Ada holds 100 at home; Bea 300 and Cid 50 away. */
async function found(): Promise<void> {
  const common = { ...EMPTY, id: stringToHex('Acme', { size: 32 }), upgradeOwner: localAccount(0).address };
  const token = await predict('getToken', TOKEN);
  const voters = {
    salt: SPOKE,
    name: 'Main',
    token,
    vesting: zeroAddress,
    messageController: controller,
    homeChainId: BigInt(HOME),
    governor,
    owner: localAccount(0).address,
  };
  const there = [
    [bea, '300'],
    [cid, '50'],
  ] as const;
  await mined(away!.client, encodeDeployOrganisation({ ...common, tokens: [tokenFor(there)], spokes: [voters] }));
  await mined(home!.client, encodeDeployOrganisation({ ...common, tokens: [tokenFor([[ada, '100']])], governors: [governance(token)] }));
  for (const [side, account] of [[home!, ada] as const, [away!, bea] as const, [away!, cid] as const])
    await settled(side, sendCall(as(side, account), encodeDelegateVotes({ token, delegatee: account!.address })));
}

/** Open for votes. */
async function propose(title: string, actions: { to: Address; data: Hex; value: bigint }[]) {
  const proposal = { governor, actions, description: title };
  await settled(home!, sendCall(as(home!, ada), encodePropose(proposal)));
  await pass(62);
  const proposalId = hashProposal(proposal);
  const at = { address: governor, abi: governorAbi } as const;
  const snapshot = await readContract(home!.client, { ...at, functionName: 'proposalSnapshot', args: [proposalId] });
  return { ...proposal, proposalId, snapshot };
}

/** By these bridges, with what the spoke says they ask for, and something more for the voter to get back. */
async function carriage(bridges: readonly Bridge[], refund: Address) {
  const adapters = bridgeAdaptersOf(AWAY)!;
  const args = [bridges.map((bridge) => adapters[bridge]), DELIVERY_GAS] as const;
  const fees = await readContract(away!.client, { address: spoke, abi: governorSpokeAbi, functionName: 'quote', args });
  const legs = bridges.map((bridge, index) => ({
    adapter: adapters[bridge],
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund, gasLimit: DELIVERY_GAS, refundChainId: AWAY }),
  }));
  return { value: fees.reduce((sum, fee) => sum + fee, 0n), carriage: { legs, threshold: 1, refund } };
}

const KEPT = { legs: [], threshold: 0, refund: zeroAddress } as const;

function sentIn({ logs }: TransactionReceipt): Hex {
  expect(parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'BridgeFailed' })).toEqual([]);
  return parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageSent' })[0]!.args.payload;
}

async function bring(receipt: TransactionReceipt, bridges: readonly Bridge[]): Promise<void> {
  const deliveries = deliveriesIn(away!.client, receipt);
  for (const bridge of bridges) await deliveries.find((each) => each.bridge === bridge)!.deliver(home!.client);
}

const execution = (payload: Hex) => ({
  to: controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [BigInt(AWAY), payload] }),
});

const votesOn = (proposalId: bigint) =>
  readContract(home!.client, { address: governor, abi: governorAbi, functionName: 'proposalVotes', args: [proposalId] });

beforeAll(async () => {
  const start = async (chainId: number): Promise<Side> => {
    const chain = await startPlatformChain({ chainId, port: await untakenPort() });
    return { chain, client: localClient(chain) };
  };
  [home, away] = [await start(HOME), await start(AWAY)];
  const agreement = { minimum: 2, bridges: BRIDGES, delay: 86_400 };
  controller = await foundController(home.client, { other: AWAY, ...agreement });
  await foundController(away.client, { other: HOME, ...agreement });
  [governor, spoke] = [await predict('getGovernance', GOVERNOR), await predict('getToken', SPOKE)];
  await found();
  await pass(2);
  const args = [{ chainId: BigInt(AWAY), spoke, created: parseEther('350') }] as const;
  const data = encodeFunctionData({ abi: governorAbi, functionName: 'updateSpoke', args });
  const proposal = await propose('Let them vote', [{ to: governor, data, value: 0n }]);
  await settled(home, sendCall(as(home, ada), encodeCastVote({ ...proposal, choice: 'for' })));
  await pass(3600);
  await settled(home, sendCall(as(home, ada), encodeExecuteProposal(proposal)));
}, 120_000);

afterAll(async () => {
  await Promise.all([home, away].map((side) => side?.chain.stop()));
});

describe('votes of another chain', { timeout: 60_000 }, () => {
  it('count at once when two bridges of three have brought them, and carry what home could not', async () => {
    const note = { to: zeroAddress, data: '0x' as Hex, value: 0n };
    const proposal = await propose('Alone', [note]);
    const { value, carriage: chosen } = await carriage(BRIDGES, cid!.address);
    const before = await away!.client.getBalance({ address: cid!.address });
    const args = [proposal.proposalId, proposal.snapshot, 1, chosen] as const;
    const cast = await settled(
      away!,
      writeContract(as(away!, bea), { address: spoke, abi: governorSpokeAbi, functionName: 'castVote', args, value: value + 7n }),
    );
    expect((await away!.client.getBalance({ address: cid!.address })) - before).toBe(7n);
    const payload = sentIn(cast);
    await bring(cast, ['axelar']);
    await expect(home!.client.call(execution(payload))).rejects.toThrow('revert');
    await bring(cast, ['hyperlane']);
    await mined(home!.client, execution(payload));
    expect(await votesOn(proposal.proposalId)).toEqual([0n, parseEther('300'), 0n]);
    await bring(cast, ['layerzero']);
    await expect(home!.client.call(execution(payload))).rejects.toThrow('revert');

    await pass(3600);
    await settled(home!, sendCall(as(home!, ada), encodeExecuteProposal(proposal)));
  });

  it('count together, however many voters there are, and each once', async () => {
    const proposal = await propose('Together', [{ to: zeroAddress, data: '0x', value: 0n }]);
    for (const [account, support] of [[bea, 0] as const, [cid, 1] as const]) {
      const args = [proposal.proposalId, proposal.snapshot, support, KEPT] as const;
      await settled(away!, writeContract(as(away!, account), { address: spoke, abi: governorSpokeAbi, functionName: 'castVote', args }));
    }
    const { value, carriage: chosen } = await carriage(BRIDGES, ada!.address);
    const args = [proposal.proposalId, proposal.snapshot, chosen] as const;
    const call = { address: spoke, abi: governorSpokeAbi, functionName: 'sendTally', args, value } as const;
    const tally = await settled(away!, writeContract(as(away!, ada), call));
    await bring(tally, ['layerzero', 'axelar']);
    await mined(home!.client, execution(sentIn(tally)));
    expect(await votesOn(proposal.proposalId)).toEqual([parseEther('300'), parseEther('50'), 0n]);
  });
});

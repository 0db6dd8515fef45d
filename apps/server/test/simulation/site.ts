import {
  bridgeAdaptersOf,
  localTokenAbi,
  lockboxCreationCodeOf,
  messageControllerAbi,
  multiSendAbi,
  platformAddresses,
  safeAbi,
  timelockAbi,
  tokenAbi,
  upgradeAuthorityAbi,
} from '@althing/bindings';
import { deployProxy, type LocalChain, localClient, type LocalClient, rpc } from '@althing/devnet';
import type { ContractProgram } from '@althing/domain/organisation';
import type { OwnContract } from '@althing/domain/simulation';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, numberToHex, parseEther, size, zeroAddress } from 'viem';
import { createChainClients } from '../../src/chains/chainClients.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createNodeSimulator } from '../../src/simulation/nodeSimulator.ts';
import type { ProposedCall } from '../../src/simulation/expandCalls.ts';
import { type ProposalOutcome, simulateProposal } from '../../src/simulation/simulateProposal.ts';
import type { TestOrganisation } from '../indexer/founding.ts';
import { startTestChain, TEST_CHAIN_ID } from '../indexer/services.ts';
import { World } from '../indexer/world.ts';

export const DAY = 86_400;
/** Nobody knows it, and there is no code. */
export const STRANGER: Address = '0x00000000000000000000000000000000DeaDBeef';
export const OTHER_CHAIN = 31338n;

/** Call of a function, with its address. */
export const call = (to: Address, data: Hex, value = 0n): ProposedCall => ({ to, data, value });

/** A batch as a Safe makes it: MultiSend, run as itself. */
export function batch(calls: readonly ProposedCall[], to: Address): ProposedCall {
  const packed = concat(
    calls.map(({ to: target, data, value }) =>
      concat(['0x00', target, numberToHex(value, { size: 32 }), numberToHex(size(data), { size: 32 }), data]),
    ),
  );
  return { to, value: 0n, data: encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] }), isDelegated: true };
}

/** An organisation whose timelock owns its token, its upgrade authority and a message controller, with a Safe of three owners. */
export class SimulationSite {
  readonly world: World;
  readonly client: LocalClient;
  readonly url: string;
  private readonly chain: LocalChain;
  organisation!: TestOrganisation;
  /** Of somebody else. */
  foreign!: TestOrganisation;
  controller!: Address;
  /** Made for the token, by anybody. */
  lockbox!: Address;
  authority!: Address;
  owners: Address[] = [];
  own: OwnContract[] = [];

  private constructor(chain: LocalChain) {
    this.chain = chain;
    this.url = chain.url;
    this.world = new World(chain.url);
    this.client = localClient(chain);
  }

  static async start(): Promise<SimulationSite> {
    const site = new SimulationSite(await startTestChain());
    await site.world.load();
    await site.found();
    return site;
  }

  stop = (): Promise<void> => this.chain.stop();

  get timelock(): Address {
    return this.organisation.timelock!;
  }

  private async found(): Promise<void> {
    const { world } = this;
    const settings = { timelockDelay: 2 * DAY, votingDelay: DAY, votingPeriod: 3 * DAY, quorumNumerator: 2_000n };
    this.owners = world.accounts.slice(0, 3);
    this.organisation = await world.found('Guild', this.owners, settings);
    this.foreign = await world.found('Other', world.accounts.slice(0, 1), settings);
    const { token, safe } = this.organisation;
    this.authority = await this.authorityOf(this.organisation);
    const [founder] = this.owners as [Address];
    await world.call(founder, token, { abi: tokenAbi, functionName: 'transferOwnership', args: [this.timelock] });
    await world.call(founder, this.authority, { abi: upgradeAuthorityAbi, functionName: 'transferOwnership', args: [this.timelock] });
    await this.as(this.timelock, token, encodeFunctionData({ abi: tokenAbi, functionName: 'acceptOwnership' }));
    await this.as(this.timelock, this.authority, encodeFunctionData({ abi: upgradeAuthorityAbi, functionName: 'acceptOwnership' }));
    for (const owner of this.owners.slice(1))
      await this.as(safe, safe, encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, 2n] }));
    this.controller = await this.foundController();
    this.lockbox = await this.makeLockbox();
    await this.fund();
    this.own = this.ownContracts();
  }

  /** The first of what a batch announces that answers like an authority. */
  private async authorityOf({ contracts, safe, token, governor, timelock }: TestOrganisation): Promise<Address> {
    const authority = contracts.find((address) => ![safe, token, governor, timelock].includes(address));
    if (!authority) throw new Error('There is no upgrade authority');
    return authority;
  }

  private foundController(): Promise<Address> {
    const { hyperlane, layerzero } = bridgeAdaptersOf(TEST_CHAIN_ID)!;
    const setup = {
      owner: this.timelock,
      vetoer: this.organisation.safe,
      originators: [this.timelock],
      resenders: [],
      pausers: [],
      adapters: [hyperlane, layerzero],
      origins: [{ chainId: OTHER_CHAIN, minimum: 2, delay: DAY }],
    };
    const initialisation = encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [setup] });
    return deployProxy(this.client, { implementation: platformAddresses.messageControllerImplementation, initialisation });
  }

  private async makeLockbox(): Promise<Address> {
    const data = lockboxCreationCodeOf({ token: this.organisation.token, kept: platformAddresses.localGold });
    const hash = await this.client.sendTransaction({ data, gas: 5_000_000n });
    return (await this.client.waitForTransactionReceipt({ hash })).contractAddress!;
  }

  private async fund(): Promise<void> {
    const { token, safe } = this.organisation;
    const [founder] = this.owners as [Address];
    for (const holder of [this.timelock, safe]) {
      await rpc(this.url, 'anvil_setBalance', [holder, numberToHex(parseEther('10'))]);
      await this.world.transfer(token, founder, holder, parseEther('100'));
      await this.world.call(founder, platformAddresses.localGold, {
        abi: localTokenAbi,
        functionName: 'mint',
        args: [holder, parseEther('50')],
      });
    }
  }

  /** As an earlier proposal would have done. The value follows `proposalThreshold` and the voting delay in its slot. */
  async setVotingPeriod(seconds: number): Promise<void> {
    const slot: Hex = '0x00d7616c8fe29c6c2fbe1d0c5bc8f2faa4c35b43746e70b24b4d532752affd01';
    const word = await this.client.getStorageAt({ address: this.organisation.governor, slot });
    const delay = BigInt(word!) & ((1n << 48n) - 1n);
    const next = numberToHex((BigInt(seconds) << 48n) | delay, { size: 32 });
    await rpc(this.url, 'anvil_setStorageAt', [this.organisation.governor, slot, next]);
    await this.client.mine({ blocks: 1 });
  }

  /** A transaction of a contract. */
  private async as(from: Address, to: Address, data: Hex): Promise<void> {
    await rpc(this.url, 'anvil_setBalance', [from, numberToHex(parseEther('1'))]);
    await rpc(this.url, 'anvil_impersonateAccount', [from]);
    const { status } = await this.world.send(from, to, data);
    if (status !== '0x1') throw new Error(`${from} could not call ${to}`);
    await rpc(this.url, 'anvil_stopImpersonatingAccount', [from]);
  }

  private ownContracts(): OwnContract[] {
    const { token, governor, timelock, safe } = this.organisation;
    const of = (address: Address, name: string, program: ContractProgram): OwnContract => ({ address, name, program });
    return [
      of(token, 'Token TKN', 'Token'),
      of(governor, 'Governor Guild', 'Governor'),
      of(timelock!, 'Timelock Guild', 'Timelock'),
      of(safe, 'Safe treasury', 'Safe'),
      of(this.authority, 'Upgrade authority', 'Upgrade authority'),
      of(this.controller, 'Message controller', 'Message controller'),
    ];
  }

  /** What the server says of these calls of the timelock, or of the Safe. */
  async simulate(executor: 'timelock' | 'safe', calls: readonly ProposedCall[], votesTravel = false): Promise<ProposalOutcome> {
    const { governor, safe } = this.organisation;
    const chain = { ...this.client.chain, rpcUrls: [this.url] };
    const simulator = createNodeSimulator(createChainClients([chain as never], createMetrics()));
    const blockNumber = await this.client.getBlockNumber();
    return simulateProposal(
      simulator,
      { chainId: TEST_CHAIN_ID, blockNumber },
      {
        chainId: TEST_CHAIN_ID,
        coin: 'ETH',
        executors: [executor === 'safe' ? safe : this.timelock],
        side: [executor === 'safe' ? safe : this.timelock],
        governors: executor === 'safe' ? [] : [{ governor, executor: this.timelock }],
        earlier: [],
        calls,
        own: this.own,
        contracts: this.own.flatMap(({ address, name, program }) => (program ? [{ address, label: name, abi: program }] : [])),
        guardians: [this.owners[0]!],
        votesTravel,
      },
    );
  }

  /** The timelock hands a change to its own governor. */
  timelockData = (functionName: 'grantRole' | 'revokeRole' | 'renounceRole', role: Hex, account: Address): Hex =>
    encodeFunctionData({ abi: timelockAbi, functionName, args: [role, account] });
}

export const NOBODY = zeroAddress;

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
  NO_LOCKBOX,
  NO_REFUND,
  NOT_QUADRATIC,
  type OrganisationBatch,
  predictProxy,
  predictUpgradeAuthority,
  sendCall,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { createWalletClient, encodeFunctionData, http, parseEther, stringToHex, type TransactionReceipt, zeroAddress } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';
import { foundController, mined } from './controllers.ts';
import { ownHead } from './ownHead.ts';
import type { LocalAccount } from './transferDesk.ts';

const DELIVERY_GAS = 200_000n;
const FOUNDER = localAccount(0).address;
const [ada, bea, cid] = [1, 2, 3].map((index) => localAccount(index)) as [LocalAccount, LocalAccount, LocalAccount];
const [TOKEN, SPOKE, GOVERNOR] = ['token', 'spoke', 'governor'].map((name) => stringToHex(name, { size: 32 })) as [Hex, Hex, Hex];
const EMPTY: Omit<OrganisationBatch, 'identity' | 'upgradeOwner' | 'founderContinues'> = {
  safes: [],
  tokens: [],
  vestings: [],
  spokes: [],
  governors: [],
  proxies: [],
};

/** An action of a proposal that does nothing. */
const NOTHING = { to: zeroAddress, data: '0x' as Hex, value: 0n };

export interface OpenProposal {
  governor: Address;
  actions: { to: Address; data: Hex; value: bigint }[];
  description: string;
  proposalId: bigint;
  snapshot: bigint;
}

interface Options {
  /** Two of them have to agree. */
  bridges: readonly Bridge[];
}

interface AwayVote {
  /** 0 against, 1 for, 2 abstains. */
  support: number;
  bridges?: readonly Bridge[];
  /** Given besides what bridges ask, in wei. */
  surplus?: bigint;
  /** Gets the surplus back. */
  refund?: Address;
}

const KEPT = { value: 0n, carriage: { legs: [], threshold: 0, refund: zeroAddress } } as const;

const as = (client: LocalClient, account: LocalAccount) =>
  createWalletClient({ account, chain: client.chain, transport: http(client.chain.rpcUrls.default.http[0]) });

/** The organisation of a desk, the same on both chains. */
const headOn = (home: LocalClient, away: LocalClient) =>
  ownHead(FOUNDER, { id: stringToHex('Acme', { size: 32 }), chainIds: [home.chain.id, away.chain.id] });

/** @param holders - by their addresses, in whole tokens. */
const tokenFor = (holders: Readonly<Record<Address, string>>): OrganisationBatch['tokens'][number] => ({
  salt: TOKEN,
  name: 'Acme',
  symbol: 'ACME',
  recipients: Object.keys(holders) as Address[],
  amounts: Object.values(holders).map((amount) => parseEther(amount)),
  owner: FOUNDER,
  treasury: zeroAddress,
  taxThresholds: [],
  taxBasisPoints: [],
  bridges: [],
  lockbox: NO_LOCKBOX,
});

const governance = (token: Address, messageController: Address): OrganisationBatch['governors'][number] => ({
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
    messageController,
  },
  timelockDelay: 0n,
  canceller: zeroAddress,
  refunds: false,
  refund: NO_REFUND,
});

/**
 * An organisation whose governor is on one chain and whose spoke is on another. Ada holds 100 tokens at home; Bea 300 and Cid 50 away. Calls
 * between the chains would have to wait a day.
 */
export class VotingDesk {
  readonly ada = ada;
  readonly bea = bea;
  readonly cid = cid;
  readonly controller: Address;
  readonly governor: Address;
  readonly spoke: Address;
  private readonly home: LocalClient;
  private readonly away: LocalClient;

  private constructor(home: LocalClient, away: LocalClient, at: { controller: Address; governor: Address; spoke: Address }) {
    [this.home, this.away] = [home, away];
    ({ controller: this.controller, governor: this.governor, spoke: this.spoke } = at);
  }

  static async open(home: LocalClient, away: LocalClient, { bridges }: Options): Promise<VotingDesk> {
    const agreement = { minimum: 2, bridges, delay: 86_400 };
    const controller = await foundController(home, { other: away.chain.id, ...agreement });
    await foundController(away, { other: home.chain.id, ...agreement });
    const authority = predictUpgradeAuthority(headOn(home, away).identity);
    const [governor, spoke] = [predictProxy({ authority, salt: GOVERNOR }), predictProxy({ authority, salt: SPOKE })];
    const desk = new VotingDesk(home, away, { controller, governor, spoke });
    await desk.found();
    await desk.pass(2);
    await desk.openSpoke();
    return desk;
  }

  /** On both chains: a snapshot is a time, and votes are weighed at the same one everywhere. */
  async pass(seconds: number): Promise<void> {
    for (const client of [this.home, this.away]) {
      await client.increaseTime({ seconds });
      await client.mine({ blocks: 1 });
    }
  }

  /** Open for votes, for an hour. */
  async propose(description: string, actions: OpenProposal['actions'] = [NOTHING]): Promise<OpenProposal> {
    const proposal = { governor: this.governor, actions, description };
    await this.settled(this.home, sendCall(as(this.home, ada), encodePropose(proposal)));
    await this.pass(62);
    const proposalId = hashProposal(proposal);
    const at = { address: this.governor, abi: governorAbi } as const;
    const snapshot = await readContract(this.home, { ...at, functionName: 'proposalSnapshot', args: [proposalId] });
    return { ...proposal, proposalId, snapshot };
  }

  /** After it was voted on. */
  async execute(proposal: OpenProposal): Promise<void> {
    await this.pass(3600);
    await this.settled(this.home, sendCall(as(this.home, ada), encodeExecuteProposal(proposal)));
  }

  /** By these bridges, for what the spoke says they ask. */
  async carriage(bridges: readonly Bridge[], refund: Address) {
    const adapters = bridgeAdaptersOf(this.away.chain.id)!;
    const args = [bridges.map((bridge) => adapters[bridge]), DELIVERY_GAS] as const;
    const fees = await readContract(this.away, { address: this.spoke, abi: governorSpokeAbi, functionName: 'quote', args });
    const legs = bridges.map((bridge, index) => ({
      adapter: adapters[bridge],
      fee: fees[index]!,
      options: encodeBridgeOptions(bridge, { refund, gasLimit: DELIVERY_GAS, refundChainId: this.away.chain.id }),
    }));
    return { value: fees.reduce((sum, fee) => sum + fee, 0n), carriage: { legs, threshold: 1, refund } };
  }

  /** Votes away. @param bridges - that carry the vote home at once; the spoke keeps it where there are none. */
  async castAway(
    account: LocalAccount,
    { proposalId, snapshot }: OpenProposal,
    { support, bridges = [], surplus = 0n, refund = account.address }: AwayVote,
  ): Promise<TransactionReceipt> {
    const { value, carriage } = bridges.length > 0 ? await this.carriage(bridges, refund) : KEPT;
    const args = [proposalId, snapshot, support, carriage] as const;
    const call = { address: this.spoke, abi: governorSpokeAbi, functionName: 'castVote', args, value: value + surplus } as const;
    return this.settled(this.away, writeContract(as(this.away, account), call));
  }

  /** Sends home the sums of all that was voted away, by anybody. */
  async sendTally(account: LocalAccount, { proposalId, snapshot }: OpenProposal, bridges: readonly Bridge[]): Promise<TransactionReceipt> {
    const { value, carriage } = await this.carriage(bridges, account.address);
    const args = [proposalId, snapshot, carriage] as const;
    const call = { address: this.spoke, abi: governorSpokeAbi, functionName: 'sendTally', args, value } as const;
    return this.settled(this.away, writeContract(as(this.away, account), call));
  }

  /** What the governor has counted: against, for, abstained. */
  votesOn({ proposalId }: OpenProposal): Promise<readonly [bigint, bigint, bigint]> {
    return readContract(this.home, { address: this.governor, abi: governorAbi, functionName: 'proposalVotes', args: [proposalId] });
  }

  private async settled(client: LocalClient, sent: Promise<Hex>): Promise<TransactionReceipt> {
    const receipt = await client.waitForTransactionReceipt({ hash: await sent });
    if (receipt.status !== 'success') throw new Error(`${receipt.transactionHash} failed`);
    return receipt;
  }

  private async found(): Promise<void> {
    const common = { ...EMPTY, ...headOn(this.home, this.away) };
    const token = predictProxy({ authority: predictUpgradeAuthority(common.identity), salt: TOKEN });
    const voters = {
      salt: SPOKE,
      name: 'Main',
      token,
      vesting: zeroAddress,
      messageController: this.controller,
      homeChainId: BigInt(this.home.chain.id),
      governor: this.governor,
      owner: FOUNDER,
    };
    const away = { ...common, tokens: [tokenFor({ [bea.address]: '300', [cid.address]: '50' })], spokes: [voters] };
    await mined(this.away, encodeDeployOrganisation(away));
    const governors = [governance(token, this.controller)];
    await mined(this.home, encodeDeployOrganisation({ ...common, tokens: [tokenFor({ [ada.address]: '100' })], governors }));
    for (const [client, account] of [[this.home, ada] as const, [this.away, bea] as const, [this.away, cid] as const])
      await this.settled(client, sendCall(as(client, account), encodeDelegateVotes({ token, delegatee: account.address })));
  }

  /** The governor has to name the chains that may vote. */
  private async openSpoke(): Promise<void> {
    const args = [{ chainId: BigInt(this.away.chain.id), spoke: this.spoke, created: parseEther('350') }] as const;
    const data = encodeFunctionData({ abi: governorAbi, functionName: 'updateSpoke', args });
    const proposal = await this.propose('Let them vote', [{ to: this.governor, data, value: 0n }]);
    await this.settled(this.home, sendCall(as(this.home, ada), encodeCastVote({ ...proposal, choice: 'for' })));
    await this.execute(proposal);
  }
}

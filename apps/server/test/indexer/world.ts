import {
  CONTRACT_KIND_NUMBERS,
  encodeDeployOrganisation,
  governorAbi,
  organisationDeployerAbi,
  predictProxy,
  predictUpgradeAuthority,
  timelockAbi,
  tokenAbi,
  tokenVestingAbi,
} from '@althing/bindings';
import { ownHead, rpc } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import {
  type Abi,
  encodeAbiParameters,
  encodeFunctionData,
  type EncodeFunctionDataParameters,
  keccak256,
  numberToHex,
  pad,
  parseEther,
  parseEventLogs,
  stringToHex,
} from 'viem';
import { type FoundOptions, foundingBatch, OTHER_CHAIN, OTHER_SPOKE, type TestOrganisation } from './founding.ts';

/*
 * People acting on a local chain through their unlocked accounts: quick, because nothing is signed, and without waiting for
 * anything but the receipt.
 */

export interface Receipt {
  transactionHash: Hex;
  blockNumber: Hex;
  status: Hex;
  logs: { address: Address; topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; logIndex: Hex; transactionHash: Hex; blockHash: Hex }[];
}

export interface TestProposal {
  organisation: TestOrganisation;
  id: bigint;
  targets: Address[];
  values: bigint[];
  calldatas: Hex[];
  description: string;
  /** UNIX seconds. */
  snapshot: bigint;
}

const GAS = numberToHex(12_000_000);
/** A word after `althing.storage.GovernorCrossChain` (ERC-7201). */
const VOTING_CHAINS_SLOT = 0xfa15dde91f9f6d56d9897a4995e6fe53c314c036ec8195dfd5fd7d41208ec601n;

export class World {
  readonly url: string;
  accounts: Address[] = [];
  private salts = 0n;

  constructor(url: string) {
    this.url = url;
  }

  async load(): Promise<this> {
    this.accounts = await rpc<Address[]>(this.url, 'eth_accounts');
    return this;
  }

  async send(from: Address, to: Address, data: Hex, value = 0n): Promise<Receipt> {
    const hash = await rpc<Hex>(this.url, 'eth_sendTransaction', [{ from, to, data, gas: GAS, value: numberToHex(value) }]);
    for (;;) {
      const receipt = await rpc<Receipt | null>(this.url, 'eth_getTransactionReceipt', [hash]);
      if (receipt) return receipt;
    }
  }

  call<const abi extends Abi>(from: Address, to: Address, call: EncodeFunctionDataParameters<abi>): Promise<Receipt> {
    return this.send(from, to, encodeFunctionData(call as EncodeFunctionDataParameters));
  }

  /** An organisation with a Safe, a token of `holders` and a governor. */
  async found(name: string, holders: readonly Address[], options: FoundOptions = {}): Promise<TestOrganisation> {
    const founder = this.accounts[0]!;
    const salt = () => numberToHex(++this.salts, { size: 32 });
    const id = keccak256(stringToHex(`${name}${this.salts}`));
    const tokenAndVesting = { token: salt(), vesting: salt() };
    const saltNonce = this.salts;
    const salts = { ...tokenAndVesting, governor: salt(), timelock: salt(), refundGas: salt() };
    const authority = predictUpgradeAuthority(ownHead(founder, { id, chainIds: [31337] }).identity);
    const [token, vestingAddress] = [salts.token, salts.vesting].map((own) => predictProxy({ authority, salt: own })) as [Address, Address];
    const call = encodeDeployOrganisation(
      foundingBatch({ id, name, founder, holders, token, vesting: vestingAddress, salts, saltNonce, options }),
    );
    const receipt = await this.send(founder, call.to, call.data);
    const deployed = parseEventLogs({ abi: organisationDeployerAbi, eventName: 'ContractDeployed', logs: receipt.logs as never });
    const addressOf = (kind: number) => deployed.find((log) => log.args.kind === kind)?.args.account;
    const [safe, governor] = [addressOf(CONTRACT_KIND_NUMBERS.safeTreasury), addressOf(CONTRACT_KIND_NUMBERS.governor)];
    if (!safe || !governor) throw new Error(`${name} was not deployed: ${JSON.stringify(receipt)}`);
    const refundGas = addressOf(CONTRACT_KIND_NUMBERS.refundGas);
    if (refundGas) await this.send(founder, refundGas, '0x', options.pot);
    if (options.messageController) await this.nameVotingChain(governor);
    const vesting = addressOf(CONTRACT_KIND_NUMBERS.tokenVesting);
    const contracts = deployed.map(({ args }) => args.account);
    return { id, token, governor, safe, timelock: addressOf(CONTRACT_KIND_NUMBERS.timelock), refundGas, vesting, contracts };
  }

  /** As a proposal would. */
  private async nameVotingChain(governor: Address): Promise<void> {
    const slot = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [OTHER_CHAIN, VOTING_CHAINS_SLOT]));
    await rpc(this.url, 'anvil_setStorageAt', [governor, slot, pad(OTHER_SPOKE)]);
  }

  transfer(token: Address, from: Address, to: Address, amount: bigint): Promise<Receipt> {
    return this.call(from, token, { abi: tokenAbi, functionName: 'transfer', args: [to, amount] });
  }

  delegate(token: Address, from: Address, to: Address): Promise<Receipt> {
    return this.call(from, token, { abi: tokenAbi, functionName: 'delegate', args: [to] });
  }

  /** A proposal by `proposer`; without another call, to set the governor's voting period. */
  async propose(
    organisation: TestOrganisation,
    proposer: Address,
    description: string,
    call?: { target: Address; calldata: Hex },
  ): Promise<TestProposal | undefined> {
    const targets = [call?.target ?? organisation.governor];
    const values = [0n];
    const calldatas = [call?.calldata ?? encodeFunctionData({ abi: governorAbi, functionName: 'setVotingPeriod', args: [700] })];
    const receipt = await this.call(proposer, organisation.governor, {
      abi: governorAbi,
      functionName: 'propose',
      args: [targets, values, calldatas, description],
    });
    const [created] = parseEventLogs({ abi: governorAbi, eventName: 'ProposalCreated', logs: receipt.logs as never });
    const { proposalId: id, voteStart: snapshot } = created?.args ?? {};
    return id === undefined || snapshot === undefined ? undefined : { organisation, id, targets, values, calldatas, description, snapshot };
  }

  vote({ organisation, id }: TestProposal, voter: Address, support: 0 | 1 | 2, reason: string): Promise<Receipt> {
    return this.call(voter, organisation.governor, { abi: governorAbi, functionName: 'castVoteWithReason', args: [id, support, reason] });
  }

  voteSplit(
    { organisation, id }: TestProposal,
    voter: Address,
    [against, inFavour, abstain]: readonly [bigint, bigint, bigint],
  ): Promise<Receipt> {
    const params = `0x${[against, inFavour, abstain].map((part) => numberToHex(part, { size: 16 }).slice(2)).join('')}` as const;
    return this.call(voter, organisation.governor, {
      abi: governorAbi,
      functionName: 'castVoteWithReasonAndParams',
      args: [id, 255, '', params],
    });
  }

  /** A vote of `OTHER_CHAIN`, as the message controller brings it. */
  voteFromAfar(proposal: TestProposal, controller: Address, voter: Address, support: 0 | 1 | 2, weight: bigint): Promise<Receipt> {
    const weights = [0n, 0n, 0n] as [bigint, bigint, bigint];
    weights[support] = weight;
    return this.votesFromAfar(proposal, controller, voter, weights);
  }

  /** Against, for and abstain; of the zero address, all votes that are kept together there. */
  votesFromAfar(
    { organisation, id, snapshot }: TestProposal,
    messageController: Address,
    voter: Address,
    weights: readonly [bigint, bigint, bigint],
  ): Promise<Receipt> {
    return this.call(messageController, organisation.governor, {
      abi: governorAbi,
      functionName: 'countVotes',
      args: [OTHER_CHAIN, OTHER_SPOKE, { proposalId: id, timepoint: snapshot, supply: parseEther('1000000'), voter, weights }],
    });
  }

  /** Out of the first schedule, which has to be the beneficiary's. */
  release(vesting: Address, beneficiary: Address, amount: bigint): Promise<Receipt> {
    return this.call(beneficiary, vesting, { abi: tokenVestingAbi, functionName: 'release', args: [1n, amount] });
  }

  finish(
    { organisation, targets, values, calldatas, description }: TestProposal,
    action: 'queue' | 'execute' | 'cancel' | 'veto',
  ): Promise<Receipt> {
    const args = [targets, values, calldatas, keccak256(stringToHex(description))] as const;
    return this.call(this.accounts[0]!, organisation.governor, { abi: governorAbi, functionName: action, args });
  }

  /** The canceller stops what is queued, in the timelock, where the governor does not hear of it. */
  cancelOperation(timelock: Address, operationId: Hex): Promise<Receipt> {
    return this.call(this.accounts[0]!, timelock, { abi: timelockAbi, functionName: 'cancel', args: [operationId] });
  }

  /** Lets a governor queue and cancel in a timelock, as that timelock's own people would decide. */
  async appoint(timelock: Address, governor: Address): Promise<void> {
    await rpc(this.url, 'anvil_impersonateAccount', [timelock]);
    await rpc(this.url, 'anvil_setBalance', [timelock, numberToHex(parseEther('1'))]);
    for (const role of ['PROPOSER_ROLE', 'CANCELLER_ROLE']) {
      const args = [keccak256(stringToHex(role)), governor] as const;
      await this.call(timelock, timelock, { abi: timelockAbi, functionName: 'grantRole', args });
    }
    await rpc(this.url, 'anvil_stopImpersonatingAccount', [timelock]);
  }

  /** Until as many transactions wait for a block. */
  async pooled(transactions: number): Promise<void> {
    for (;;) if (Number((await rpc<{ pending: Hex }>(this.url, 'txpool_status')).pending) >= transactions) return;
  }

  async mine(blocks: number): Promise<void> {
    await rpc(this.url, 'anvil_mine', [numberToHex(blocks)]);
  }

  async passTime(seconds: number): Promise<void> {
    await rpc(this.url, 'evm_increaseTime', [seconds]);
    await this.mine(1);
  }
}

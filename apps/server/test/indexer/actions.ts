import { passportDecoderOf } from '@althing/bindings';
import { rpc } from '@althing/devnet';
import { pick } from '@althing/devnet/random';
import { keccak256, numberToHex, parseEther, stringToHex } from 'viem';
import { operationIdOf } from '../../src/indexer/modules/1token1vote/governor.ts';
import type { Carriers } from './carriers.ts';
import type { Messengers } from './messengers.ts';
import { TEST_CHAIN_ID } from './services.ts';
import type { TestOrganisation } from './founding.ts';
import type { TestProposal, World } from './world.ts';

/** Votes are roots, whoever casts them. */
const ROOTS = { decoder: passportDecoderOf(TEST_CHAIN_ID)!, bandPercentages: [100, 100, 100, 100], threshold: 5_000 } as const;

/** What goes to other chains. */
interface Bridging {
  messengers: Messengers;
  carriers: Carriers;
}

type Action = readonly [weight: number, name: string, act: () => Promise<unknown>];

/** What people and the chain itself do at random. An action that is impossible now (a vote too late, a reorg too deep) does nothing. */
export class RandomChain {
  readonly counts: Record<string, number> = {};
  private readonly world: World;
  private readonly random: () => number;
  private readonly bridging: Bridging | undefined;
  private readonly organisations: TestOrganisation[] = [];
  private readonly proposals: TestProposal[] = [];

  /** @param bridging - without it nothing goes to other chains. */
  constructor(world: World, random: () => number, bridging?: Bridging) {
    this.world = world;
    this.random = random;
    this.bridging = bridging;
  }

  async act(): Promise<void> {
    const actions: readonly Action[] = [
      ...(this.bridging ? [...this.messages(this.bridging), ...this.transfers(this.bridging)] : []),
      [6, 'found', () => this.found()],
      [14, 'transfer', () => this.transfer()],
      [10, 'delegate', () => this.delegate()],
      [12, 'propose', () => this.propose()],
      [20, 'vote', () => this.vote()],
      [8, 'split vote', () => this.splitVote()],
      [8, 'vote from another chain', () => this.voteFromAfar()],
      [2, 'release', () => this.release()],
      [10, 'finish', () => this.finish()],
      [2, 'cancel in the timelock', () => this.cancelOperation()],
      [6, 'mine', () => this.world.mine(1 + Math.floor(this.random() * 6))],
      [6, 'pass time', () => this.world.passTime(pick([2, 30, 700], this.random))],
    ];
    let left = this.random() * actions.reduce((sum, [weight]) => sum + weight, 0);
    const chosen = actions.find(([weight]) => (left -= weight) < 0) ?? actions[0]!;
    this.count(chosen[1]);
    await chosen[2]().catch(() => this.count('impossible'));
  }

  private messages({ messengers }: Bridging): readonly Action[] {
    return [
      [8, 'send a message', () => messengers.send()],
      [4, 'send it again', () => messengers.resend()],
      [14, 'bring a message', () => messengers.bring(this.random())],
      [5, 'execute a message', () => messengers.execute()],
      [2, 'cancel a message', () => messengers.cancel()],
      [3, 'change a controller', () => messengers.change(this.random())],
    ];
  }

  private transfers({ carriers }: Bridging): readonly Action[] {
    return [
      [8, 'send a transfer', () => carriers.send(this.random())],
      [3, 'send a transfer again', () => carriers.resend()],
      [12, 'bring a transfer', () => carriers.bring(this.random())],
      [4, 'execute a transfer', () => carriers.execute()],
      [3, 'change an asset controller', () => carriers.change(this.random())],
    ];
  }

  /** Replaces or takes away the newest blocks. */
  async rewriteHistory(): Promise<void> {
    const height = Number(await rpc(this.world.url, 'eth_blockNumber'));
    const depth = 1 + Math.floor(this.random() * Math.min(8, height - 20));
    const isReorg = this.random() < 0.6;
    this.count(isReorg ? 'reorg' : 'rollback');
    if (isReorg) {
      // Blocks made anew keep their times and transactions, and would be the same blocks.
      await rpc(this.world.url, 'anvil_setCoinbase', [numberToHex(1 + Math.floor(this.random() * 1e9), { size: 20 })]);
      await rpc(this.world.url, 'anvil_reorg', [depth, []]);
    } else await rpc(this.world.url, 'anvil_rollback', [depth]);
  }

  private count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  /** Something for the other actions to act upon. */
  async found(): Promise<void> {
    const holders = this.world.accounts.slice(0, 1 + Math.floor(this.random() * 5));
    const name = `Organisation ${this.organisations.length}`;
    const timelockDelay = this.random() < 0.6 ? 600 : 0;
    const organisation = await this.world.found(name, holders, {
      timelockDelay,
      votingPeriod: 60,
      ...(this.random() < 0.4 ? { quadratic: ROOTS } : { messageController: this.messageController }),
      ...(this.random() < 0.5 && { pot: parseEther('0.1') }),
      beneficiary: holders[0]!,
    });
    this.organisations.push(organisation);
    for (const holder of holders) await this.world.delegate(organisation.token, holder, holder);
  }

  private get messageController() {
    return this.world.accounts[9]!;
  }

  private organisation(): TestOrganisation {
    return pick(this.organisations, this.random);
  }

  private proposal(): TestProposal {
    // Mostly one of the newest: an old one can seldom change.
    return pick(this.random() < 0.8 ? this.proposals.slice(-3) : this.proposals, this.random);
  }

  private account() {
    return pick(this.world.accounts.slice(0, 6), this.random);
  }

  private async transfer() {
    return this.world.transfer(
      this.organisation().token,
      this.account(),
      this.account(),
      parseEther(String(1 + Math.floor(this.random() * 20))),
    );
  }

  private async delegate() {
    return this.world.delegate(this.organisation().token, this.account(), this.account());
  }

  private async propose(): Promise<void> {
    const description = pick(['# A title\n\nand a body', 'plain', `nul \0 inside`, 'Þing ⚖️'], this.random) + this.proposals.length;
    const proposal = await this.world.propose(this.organisation(), this.account(), description);
    if (!proposal) return;
    this.proposals.push(proposal);
    await this.world.passTime(1);
  }

  private async vote() {
    return this.world.vote(
      this.proposal(),
      this.account(),
      pick([0, 1, 1, 2] as const, this.random),
      pick(['', 'because', 'a\0b'], this.random),
    );
  }

  private async splitVote() {
    return this.world.voteSplit(this.proposal(), this.account(), [parseEther('1'), parseEther('2'), 3n]);
  }

  private async voteFromAfar() {
    return this.world.voteFromAfar(this.proposal(), this.messageController, this.account(), pick([0, 1, 2] as const, this.random), 7n);
  }

  private async release() {
    return this.world.release(this.organisation().vesting!, this.account(), parseEther('1'));
  }

  private async finish() {
    return this.world.finish(this.proposal(), pick(['queue', 'queue', 'execute', 'execute', 'cancel'] as const, this.random));
  }

  private async cancelOperation(): Promise<void> {
    const proposal = this.proposal();
    const { timelock, governor } = proposal.organisation;
    if (!timelock) return;
    await this.world.finish(proposal, 'queue');
    await this.world.cancelOperation(timelock, operationIdOf(governor, proposal, keccak256(stringToHex(proposal.description))));
  }
}
